package navhost

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
)

// maximumLine is how many bytes a line of the host may have: 16 MiB of an answer, and what goes around it.
const maximumLine = 16<<20 + 64<<10

var errLineTooLong = fmt.Errorf("the host sent a line of more than %d bytes", maximumLine)

// lineReader cuts at LF and nowhere else.
type lineReader struct {
	input *bufio.Reader
}

func newLineReader(input io.Reader) *lineReader {
	return &lineReader{input: bufio.NewReaderSize(input, 64<<10)}
}

// next is the next line that is not blank; the caller may keep it. An error of the input drops half a line.
func (r *lineReader) next() ([]byte, error) {
	for {
		line, err := r.whole()
		if err != nil {
			return nil, err
		}
		if line = bytes.TrimSpace(line); len(line) > 0 {
			return line, nil
		}
	}
}

// whole reads up to the LF. Each byte is looked at once, also of a line that comes in pieces.
func (r *lineReader) whole() ([]byte, error) {
	var line []byte
	for {
		piece, err := r.input.ReadSlice('\n')
		line = append(line, piece...)
		if len(line) > maximumLine {
			return nil, errLineTooLong
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}
