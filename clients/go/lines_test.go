package navhost

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

const severalLines = "\n{\"a\":\"naïve\"}\r\n\r\n{\"b\":\"a\\r\\nb\"}\n{\"half"

func linesOf(t *testing.T, input io.Reader) []string {
	t.Helper()
	reader, found := newLineReader(input), []string{}
	for {
		line, err := reader.next()
		if errors.Is(err, io.EOF) {
			return found
		}
		check(t, err)
		found = append(found, string(line))
	}
}

func TestLinesAreCutAtEverySplitPoint(t *testing.T) {
	wanted := strings.Join([]string{`{"a":"naïve"}`, `{"b":"a\r\nb"}`}, "|")
	for at := range severalLines {
		parts := io.MultiReader(strings.NewReader(severalLines[:at]), strings.NewReader(severalLines[at:]))
		equal(t, strings.Join(linesOf(t, parts), "|"), wanted)
	}
	equal(t, strings.Join(linesOf(t, iotest.OneByteReader(strings.NewReader(severalLines))), "|"), wanted)
}

func TestALineHasALimit(t *testing.T) {
	longest := append(bytes.Repeat([]byte("a"), maximumLine-1), '\n')
	line, err := newLineReader(bytes.NewReader(longest)).next()
	check(t, err)
	equal(t, len(line), maximumLine-1)
	_, err = newLineReader(bytes.NewReader(append([]byte("a"), longest...))).next()
	equal(t, errors.Is(err, errLineTooLong), true)
}

func TestALineMustBeAMessage(t *testing.T) {
	for _, line := range []string{
		`hello`, `[]`, `1`, `{}`, `{"id":1}`, `{"method":"x","params":[1]}`, `{"id":1,"error":{}}`, `{"id":1,"error":7}`, `{"method":7}`,
	} {
		if _, err := parseMessage([]byte(line)); !errors.Is(err, errNoMessage) {
			t.Errorf("%s is a message", line)
		}
	}
}
