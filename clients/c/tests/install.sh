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
# Both headers, from C++.
cat > "$folder/header.cpp" <<'END'
#include <navhost-methods.h>

int main() {
    struct nav_push_options options = {};
    options.token = "a";
    struct nav_removed removed;
    nav_close(nullptr);
    if (nav_removed_read(nullptr, &removed) == 0) {
        nav_pop(nullptr, NAV_INTEGER(2), nullptr, nullptr, nullptr);
        return nav_push(nullptr, "a", NAV_NULL, &options, nullptr, nullptr);
    }
    return 0;
}
END
# shellcheck disable=SC2086
${CXX:-c++} -Wall -Wextra -Wpedantic -Werror -o "$folder/header" "$folder/header.cpp" $flags

# An option that the method has compiles, also as C99. Another one, or one of another type, does not.
compiles() {
    printf '#include <navhost-methods.h>\nint main(void) { return nav_push(NULL, "a", NULL, &(struct nav_push_options){%s}, NULL, NULL); }\n' \
        "$1" > "$folder/option.c"
    # shellcheck disable=SC2086
    ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$folder/option.c" $flags 2> "$folder/option.log"
}
if ! compiles '.if_revision = NAV_INTEGER(3), .if_present = NAV_IF_PRESENT_RAISE'; then
    cat "$folder/option.log" && exit 1
fi
for option in '.if_revison = NAV_INTEGER(3)' '.if_revision = NAV_NUMBER(3)' '.if_present = NAV_IF_PRESENT_RAISES' '.at = NAV_INTEGER(1)'; do
    if compiles "$option"; then
        echo "compiled: $option" && exit 1
    fi
done

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
