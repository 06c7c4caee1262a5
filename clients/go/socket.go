package navhost

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// address is where the host listens. An ownFolder is checked before each attempt to connect.
type address struct {
	path      string
	ownFolder string
}

// addressOf is the given path, else that of the environment, else a folder of the user's own in the temporary folder.
func addressOf(given string) address {
	if given != "" {
		return address{path: given}
	}
	if path := os.Getenv("NAVHOST_SOCKET"); path != "" {
		return address{path: path}
	}
	if folder := os.Getenv("XDG_RUNTIME_DIR"); folder != "" {
		return address{path: filepath.Join(folder, "navhost.sock")}
	}
	temporary := os.Getenv("TMPDIR")
	if temporary == "" {
		temporary = "/tmp"
	}
	folder := filepath.Join(temporary, fmt.Sprintf("navhost-%d", os.Getuid()))
	return address{path: filepath.Join(folder, "navhost.sock"), ownFolder: folder}
}

func (a address) connect(ctx context.Context) (net.Conn, error) {
	if lost := a.checkFolder(); lost != nil {
		return nil, lost
	}
	var dialer net.Dialer
	socket, err := dialer.DialContext(ctx, "unix", a.path)
	if err != nil {
		return nil, &ConnectionLost{Reason: ReasonUnreachable, Message: fmt.Sprintf("%v; is navhost running?", err)}
	}
	return socket, nil
}

// checkFolder: every user can make folders in the temporary folder, and play the host there. So this one must
// belong to the user alone.
func (a address) checkFolder() *ConnectionLost {
	if a.ownFolder == "" {
		return nil
	}
	status, err := os.Lstat(a.ownFolder)
	if err != nil {
		return nil // There is no host either, which connecting says.
	}
	owner, isKnown := status.Sys().(*syscall.Stat_t)
	if status.IsDir() && isKnown && int(owner.Uid) == os.Getuid() && status.Mode().Perm()&0o077 == 0 {
		return nil
	}
	return &ConnectionLost{
		Reason:  ReasonUnreachable,
		Message: fmt.Sprintf("%s must be a folder that belongs to you alone (mode 0700)", a.ownFolder),
	}
}

// secretOf is what the host knows this client by: the content of the given file, else of $NAVHOST_SECRET_FILE.
func secretOf(given string) (*string, error) {
	if given == "" {
		given = os.Getenv("NAVHOST_SECRET_FILE")
	}
	if given == "" {
		return nil, nil
	}
	content, err := os.ReadFile(given)
	if err != nil {
		return nil, fmt.Errorf("navhost: cannot read the secret: %w", err)
	}
	return Ptr(strings.TrimSpace(string(content))), nil
}
