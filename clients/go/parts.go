package navhost

import (
	"context"
	"errors"
)

// partItems is how many entries, navigators and attachments a part of a tree has at most.
const partItems = 10_000

// partTries is how often a tree is read from the beginning, when the scene changes too much meanwhile.
const partTries = 4

// Tree is the whole scene as it is now. A scene that is too large for one answer is read in parts, which are of one
// revision. With Limit or After in the options, it is the part that they ask for. Options may be nil.
func (c *Client) Tree(ctx context.Context, options *TreeOptions) (*Snapshot, error) {
	snapshot, err := c.Methods.Tree(ctx, options)
	isPart := options != nil && (options.Limit != nil || options.After != nil)
	if isPart || !errors.Is(err, ErrAnswerTooLarge) {
		return snapshot, err
	}
	for try := 1; ; try++ {
		snapshot, err = c.treeInParts(ctx, options, partItems)
		// The host does not keep the revision of the first part any more.
		if !errors.Is(err, ErrOutsideWindow) || try == partTries {
			return snapshot, err
		}
	}
}

// treeInParts asks for parts; `items` is how many entries, navigators and attachments a part has at most.
func (c *Client) treeInParts(ctx context.Context, options *TreeOptions, items int64) (*Snapshot, error) {
	asked := TreeOptions{}
	if options != nil {
		asked = *options
	}
	asked.Limit = &items
	whole, err := c.Methods.Tree(ctx, &asked)
	for err == nil && whole.Next != nil {
		asked.After = whole.Next
		var part *Snapshot
		if part, err = c.Methods.Tree(ctx, &asked); err == nil {
			whole.addPart(part)
		}
	}
	if err != nil {
		return nil, err
	}
	return whole, nil
}

// addPart adds the next part. A navigator that both parts have is the same one, and goes on.
func (s *Snapshot) addPart(part *Snapshot) {
	for _, navigator := range part.Navigators {
		last := len(s.Navigators) - 1
		if last < 0 || s.Navigators[last].ID != navigator.ID {
			s.Navigators = append(s.Navigators, navigator)
			continue
		}
		known := &s.Navigators[last]
		known.Path = append(known.Path, navigator.Path...)
		known.Children = append(known.Children, navigator.Children...)
		known.Overlays = append(known.Overlays, navigator.Overlays...)
	}
	s.Attachments = append(s.Attachments, part.Attachments...)
	s.Next = part.Next
}
