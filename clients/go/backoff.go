package navhost

import (
	"math/rand"
	"sync"
	"time"
)

// The shortest and the longest pause between attempts.
const (
	shortestPause = 50 * time.Millisecond
	longestPause  = 5 * time.Second
)

// backoff gives pauses that double. Each is shortened by up to half at random, so that the clients of a host that
// comes back do not all connect at once.
type backoff struct {
	mutex sync.Mutex
	pause time.Duration
}

// next is the pause before the next attempt. False when the longest pause has been used already.
func (b *backoff) next() (pause time.Duration, isShort bool) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.pause == 0 {
		b.pause = shortestPause
	}
	pause, isShort = b.pause, b.pause < longestPause
	b.pause = min(2*b.pause, longestPause)
	return pause - time.Duration(rand.Int63n(int64(pause/2)+1)), isShort
}

// reset begins again with the shortest pause.
func (b *backoff) reset() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.pause = 0
}

func min(one, other time.Duration) time.Duration {
	if one < other {
		return one
	}
	return other
}
