module navhost

go 1.19
