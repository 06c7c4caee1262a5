package navhost

import "sort"

// create puts a new navigator into its place. It comes without children and with an empty path.
func (t *Tree) create(change *ChangeNavigatorCreated) bool {
	created := change.Navigator
	created.Children, created.Path = []string{}, []Entry{}
	parent := t.parentOf(&created)
	if parent == nil {
		return false
	}
	t.navigators[created.ID] = &created
	switch created.Kind {
	case NavigatorKindPresentation:
		parent.Presented = &created.ID
	case NavigatorKindOverlay:
		parent.Overlays = append(append([]string{}, parent.Overlays...), created.ID)
		sortByNumber(parent.Overlays)
	default:
		parent.Children = insertBehind(parent.Children, change.Previous, created.ID)
	}
	return true
}

func (t *Tree) parentOf(navigator *Navigator) *Navigator {
	if navigator.Parent == nil {
		return nil
	}
	return t.navigators[*navigator.Parent]
}

// insertBehind puts an id behind another one; nil puts it first.
func insertBehind(ids []string, previous *string, id string) []string {
	at := 0
	for index, one := range ids {
		if previous != nil && one == *previous {
			at = index + 1
		}
	}
	inserted := append(append([]string{}, ids[:at]...), id)
	return append(inserted, ids[at:]...)
}

// close takes a navigator out of its place.
func (t *Tree) close(id string) bool {
	closed := t.navigators[id]
	if closed == nil || t.parentOf(closed) == nil {
		return false
	}
	delete(t.navigators, id)
	parent := t.parentOf(closed)
	switch closed.Kind {
	case NavigatorKindPresentation:
		parent.Presented = nil
	case NavigatorKindOverlay:
		parent.Overlays = withoutID(parent.Overlays, id)
		if len(parent.Overlays) == 0 {
			parent.Overlays = nil
		}
	default:
		parent.Children = withoutID(parent.Children, id)
		if parent.Selected != nil && *parent.Selected == id {
			parent.Selected = nil
		}
	}
	return true
}

func withoutID(ids []string, removed string) []string {
	left := []string{}
	for _, id := range ids {
		if id != removed {
			left = append(left, id)
		}
	}
	return left
}

// Snapshot is the scene as Client.Tree gives it at this revision. Do not change it.
func (t *Tree) Snapshot() *Snapshot {
	whole := t.whole
	if current := t.Current(); current != nil {
		whole.Current = current.ID
	}
	whole.Navigators = t.inOrder()
	whole.Orphaned = []string{}
	for typ := range t.orphaned {
		whole.Orphaned = append(whole.Orphaned, typ)
	}
	sort.Strings(whole.Orphaned)
	ids := []string{}
	for id := range t.attachments {
		ids = append(ids, id)
	}
	sortByNumber(ids)
	whole.Attachments = []Attachment{}
	for _, id := range ids {
		whole.Attachments = append(whole.Attachments, t.attachments[id])
	}
	return &whole
}

// inOrder is all navigators as the host lists them: parents before children, the root first.
func (t *Tree) inOrder() []Navigator {
	order := []Navigator{}
	waiting := []string{t.root}
	for len(waiting) > 0 {
		last := len(waiting) - 1
		navigator := t.navigators[waiting[last]]
		waiting = waiting[:last]
		if navigator == nil {
			continue
		}
		order = append(order, *navigator)
		if navigator.Presented != nil {
			waiting = append(waiting, *navigator.Presented)
		}
		waiting = appendReversed(waiting, navigator.Overlays)
		waiting = appendReversed(waiting, navigator.Children)
	}
	return order
}

func appendReversed(ids, more []string) []string {
	for index := len(more) - 1; index >= 0; index-- {
		ids = append(ids, more[index])
	}
	return ids
}
