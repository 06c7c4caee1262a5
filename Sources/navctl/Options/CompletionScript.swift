/// The scripts that let shells complete navctl's words. All of them call `navctl complete`.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    /// The script that `--generate-completion-script` asks for; nil when the arguments ask for something else.
    static func requested(in arguments: [String]) -> CompletionScript? {
        let name = "--generate-completion-script"
        guard let first = arguments.first, first.hasPrefix(name) else { return nil }
        if first.hasPrefix("\(name)=") { return CompletionScript(rawValue: String(first.dropFirst(name.count + 1))) }
        return first == name && arguments.count == 2 ? CompletionScript(rawValue: arguments[1]) : nil
    }

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// bash breaks words at `=` and `:`. So navctl takes the line, and what bash sees as another word is cut off.
    /// Without candidates, bash completes the names of files itself.
    private static let bashText = #"""
        #!/bin/bash
        _navctl() {
            local line="${COMP_LINE:0:COMP_POINT}" cur="${COMP_WORDS[COMP_CWORD]}" word candidate
            word="${line##*[[:space:]]}"
            case "$cur" in = | : | :=) cur= ;; esac
            COMPREPLY=()
            while IFS= read -r candidate; do
                if [ "$candidate" = :files ]; then
                    compopt -o default
                    return
                fi
                candidate="${candidate%%$'\t'*}"
                case "$candidate" in *= | *:=) compopt -o nospace ;; esac
                printf -v candidate %q "${candidate#"${word%"$cur"}"}"
                COMPREPLY+=("$candidate")
            done < <("${COMP_WORDS[0]}" complete --line "$line" 2>/dev/null)
        }
        complete -F _navctl navctl
        """#

    private static let zshText = #"""
        #compdef navctl
        _navctl() {
            local -a whole wholes begun beguns
            local line text
            for line in "${(@f)$("${words[1]}" complete -- "${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
                [[ -z "$line" ]] && continue
                if [[ "$line" == :files ]]; then
                    compset -P '--*='
                    _files
                    return
                fi
                text="${line%%$'\t'*}"
                if [[ "$text" == *= ]]; then
                    begun+=("$text")
                    beguns+=("${line/$'\t'/  }")
                else
                    whole+=("$text")
                    wholes+=("${line/$'\t'/  }")
                fi
            done
            (( $#whole )) && compadd -l -d wholes -a whole
            (( $#begun )) && compadd -S '' -l -d beguns -a begun
        }
        if [ "$funcstack[1]" = _navctl ]; then _navctl "$@"; else compdef _navctl navctl; fi
        """#

    private static let fishText = #"""
        function __navctl_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l found (command $words[1] complete -- $words "$current" 2>/dev/null)
            if test "$found" = :files
                set -l option (string match -r -- '^--[^=]*=' "$current")
                for file in (complete -C "'' "(string replace -r -- '^--[^=]*=' '' "$current"))
                    printf '%s\n' "$option$file"
                end
            else if set -q found[1]
                printf '%s\n' $found
            end
        end
        complete -c 'navctl' -f -a '(__navctl_complete)'
        """#
}
