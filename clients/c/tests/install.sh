#!/bin/sh
# Installs into a folder, and builds and runs a program with nothing but what pkg-config says; with the shared library
# and with the static one.
set -eu
folder=$1
rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
make -s install DESTDIR="$folder" PREFIX=/opt/navhost BUILD="${BUILD:-build}"

export PKG_CONFIG_PATH="$folder/opt/navhost/lib/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$folder"
flags=$(pkg-config --cflags --libs navhost-client)
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -o "$folder/counter" examples/counter.c $flags
# shellcheck disable=SC2046
${CC:-cc} -o "$folder/counter-static" examples/counter.c $(pkg-config --cflags navhost-client) \
    "$folder/opt/navhost/lib/libnavhost-client.a" $(pkg-config --libs json-c)
sed -n '/^#include <navhost.h>$/,/^END$/{/^END$/q;p;}' README.md > "$folder/readme.c"
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -o "$folder/readme" "$folder/readme.c" $flags
printf '#include <navhost.h>\nint main() { nav_close(nullptr); }\n' > "$folder/header.cpp"
# shellcheck disable=SC2086
${CXX:-c++} -Wall -Wextra -Wpedantic -Werror -o "$folder/header" "$folder/header.cpp" $flags

for program in counter counter-static readme; do
    status=0
    said=$(NAVHOST_SOCKET="$folder/nobody.sock" LD_LIBRARY_PATH="$folder/opt/navhost/lib" "$folder/$program" 2>&1) || status=$?
    case $said in
    *"is navhost running?"*) ;;
    *) echo "$program said: $said" && exit 1 ;;
    esac
    [ $status -eq 1 ]
done
LD_LIBRARY_PATH="$folder/opt/navhost/lib" "$folder/header"
echo "installed library: ok"
