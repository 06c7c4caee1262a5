package navhost

import (
	"bytes"
	"encoding/json"
	"sync"
)

// registrations are the parameters of every module.register that succeeded, in order, without those of modules that
// were lost.
type registrations struct {
	mutex sync.Mutex
	all   []*registration
}

type registration struct {
	module string
	params json.RawMessage
}

// list is a copy, to go through while the registrations may change.
func (r *registrations) list() []*registration {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]*registration(nil), r.all...)
}

func (r *registrations) has(one *registration) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for _, other := range r.all {
		if other == one {
			return true
		}
	}
	return false
}

// add keeps a registration. One with replaces is the whole module, so that those before it are not renewed any
// more. A registration with the same parameters is moved to the end.
func (r *registrations) add(params json.RawMessage) {
	added := &registration{module: textOf(params, "module"), params: params}
	isWhole := wordOf[bool](params, "replaces")
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.keep(func(one *registration) bool {
		return !(one.module == added.module && isWhole || bytes.Equal(one.params, params))
	})
	r.all = append(r.all, added)
}

func (r *registrations) keep(isKept func(*registration) bool) {
	var kept []*registration
	for _, one := range r.all {
		if isKept(one) {
			kept = append(kept, one)
		}
	}
	r.all = kept
}

// remove forgets a registration that the host refuses.
func (r *registrations) remove(removed *registration) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.keep(func(one *registration) bool { return one != removed })
}

// lose forgets a module that another session has taken over, or that was given up.
func (r *registrations) lose(module string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.keep(func(one *registration) bool { return one.module != module })
}

// unregister follows a module.unregister that succeeded. A module that has no types left is still registered, as at
// the host.
func (r *registrations) unregister(params json.RawMessage) {
	var given struct {
		Module string    `json:"module"`
		Types  *[]string `json:"types"`
	}
	if json.Unmarshal(params, &given) != nil {
		return
	}
	if given.Types == nil {
		r.lose(given.Module)
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for index, one := range r.all {
		if one.module == given.Module {
			r.all[index] = &registration{module: one.module, params: without(one.params, *given.Types)}
		}
	}
}

// without is a registration without these types.
func without(params json.RawMessage, types []string) json.RawMessage {
	members := shapeOf(params).members
	var destinations []json.RawMessage
	if json.Unmarshal(members["destinations"], &destinations) != nil {
		return params
	}
	left := []json.RawMessage{}
	for _, destination := range destinations {
		if !contains(types, textOf(destination, "type")) {
			left = append(left, destination)
		}
	}
	members["destinations"] = JSON(left)
	return JSON(members)
}

func contains(texts []string, text string) bool {
	for _, one := range texts {
		if one == text {
			return true
		}
	}
	return false
}
