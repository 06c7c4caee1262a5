// Package navhost is a client of navhost, which owns a navigation tree and serves it over a Unix socket.
//
// Connect makes a Client. It has a method for each request of the host; README.md shows the first steps. The types
// and the methods in the files contract_*.go are written from the contract of the host.
//
// Parameters that a request may leave out are members of its options. A nil member is left out; Ptr makes a pointer
// to a value. A parameter that takes any JSON has the type any: nil leaves it out, and Null sends null.
package navhost
