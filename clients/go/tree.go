package navhost

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Tree is a copy of a scene that follows its changes: after each, its snapshot is equal to what the host would
// give. It takes the events of a watch without a filter. It is for one goroutine at a time.
type Tree struct {
	whole       Snapshot
	root        string
	navigators  map[string]*Navigator
	attachments map[string]Attachment
	orphaned    map[string]bool
}

// NewTree begins with a snapshot.
func NewTree(snapshot *Snapshot) *Tree {
	tree := &Tree{}
	tree.begin(snapshot)
	return tree
}

func (t *Tree) begin(snapshot *Snapshot) {
	*t = Tree{
		whole: *snapshot, navigators: map[string]*Navigator{},
		attachments: map[string]Attachment{}, orphaned: map[string]bool{},
	}
	for index, navigator := range snapshot.Navigators {
		if index == 0 {
			t.root = navigator.ID
		}
		copied := navigator
		copied.Path = append([]Entry{}, navigator.Path...)
		copied.Children = append([]string{}, navigator.Children...)
		t.navigators[navigator.ID] = &copied
	}
	for _, attachment := range snapshot.Attachments {
		t.attachments[attachment.AttachmentID()] = attachment
	}
	for _, typ := range snapshot.Orphaned {
		t.orphaned[typ] = true
	}
}

// Revision is the scene's revision that the tree has.
func (t *Tree) Revision() int64 {
	return t.whole.Revision
}

// Navigator is a navigator by its id; nil when the scene does not have it. Do not change it.
func (t *Tree) Navigator(id string) *Navigator {
	return t.navigators[id]
}

// Current is the navigator in front: from the root, follow the presentation if there is one, else the selected
// child.
func (t *Tree) Current() *Navigator {
	navigator := t.navigators[t.root]
	for navigator != nil {
		front := navigator.Presented
		if front == nil {
			front = navigator.Selected
		}
		if front == nil {
			return navigator
		}
		navigator = t.navigators[*front]
	}
	return nil
}

// Apply takes the next event of the watch. Fails when a revision is missing: then the watch has a filter, or an
// event was left out.
func (t *Tree) Apply(event WatchEvent) error {
	switch {
	case event.Began != nil && event.Began.Snapshot != nil:
		t.begin(event.Began.Snapshot)
	case event.Lagged != nil:
		t.begin(&event.Lagged.Snapshot)
	case event.Changed != nil:
		return t.applyChanges(event.Changed)
	}
	return nil
}

func (t *Tree) applyChanges(changed *ChangedNotification) error {
	if changed.Revision != t.whole.Revision+1 {
		return fmt.Errorf("navhost: revision %d does not follow %d", changed.Revision, t.whole.Revision)
	}
	for _, change := range changed.Changes {
		if !t.apply(change) {
			return fmt.Errorf("navhost: %s of revision %d does not fit the tree", change.ChangeKind(), changed.Revision)
		}
	}
	t.whole.Revision = changed.Revision
	return nil
}

// apply makes a change. False when it does not fit. A signal changes nothing here, nor does a change of a newer
// host.
func (t *Tree) apply(change Change) bool {
	switch one := change.(type) {
	case *ChangeEntryAdded:
		return t.add(one)
	case *ChangeEntryRemoved:
		return t.remove(one)
	case *ChangeEntryChanged:
		return t.replace(one)
	case *ChangeNavigatorCreated:
		return t.create(one)
	case *ChangeNavigatorClosed:
		return t.close(one.Navigator.ID)
	case *ChangeNavigatorSelected:
		parent := t.navigators[one.Parent]
		if parent == nil {
			return false
		}
		parent.Selected = one.Child
	case *ChangeTypeOrphaned:
		t.orphaned[one.Type] = true
	case *ChangeTypeRevived:
		delete(t.orphaned, one.Type)
	case *ChangeAttachmentAdded:
		t.attachments[one.Attachment.AttachmentID()] = one.Attachment
	case *ChangeAttachmentChanged:
		t.attachments[one.Attachment.AttachmentID()] = one.Attachment
	case *ChangeAttachmentRemoved:
		delete(t.attachments, one.Attachment.AttachmentID())
	}
	return true
}

func (t *Tree) add(change *ChangeEntryAdded) bool {
	navigator, at := t.navigators[change.Navigator], int(change.Position)
	if navigator == nil || at < 0 || at > len(navigator.Path) {
		return false
	}
	navigator.Path = append(navigator.Path, Entry{})
	copy(navigator.Path[at+1:], navigator.Path[at:])
	navigator.Path[at] = change.Entry
	return true
}

func (t *Tree) remove(change *ChangeEntryRemoved) bool {
	navigator, at := t.navigators[change.Navigator], int(change.Position)
	if navigator == nil || at < 0 || at >= len(navigator.Path) {
		return false
	}
	navigator.Path = append(navigator.Path[:at], navigator.Path[at+1:]...)
	return true
}

// replace takes an entry in its new form. The position -1 is the navigator's root.
func (t *Tree) replace(change *ChangeEntryChanged) bool {
	navigator, at := t.navigators[change.Navigator], int(change.Position)
	if navigator == nil || at >= len(navigator.Path) {
		return false
	}
	if at < 0 {
		navigator.Root = &change.Entry
	} else {
		navigator.Path[at] = change.Entry
	}
	return true
}

// numberOf is the number in an id, as 4 of n4.
func numberOf(id string) int {
	number, _ := strconv.Atoi(strings.TrimLeft(id, "abcdefghijklmnopqrstuvwxyz")) // Ids of the host have one.
	return number
}

func sortByNumber(ids []string) {
	sort.Slice(ids, func(one, other int) bool { return numberOf(ids[one]) < numberOf(ids[other]) })
}
