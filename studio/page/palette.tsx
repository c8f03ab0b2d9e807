import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findIn, kinds, readQuery, type PaletteEntry } from '../model/palette';
import { wordsIn } from '../model/words';
import { Icon } from './icons';
import { PaletteList } from './palette-list';

interface PaletteProps {
  readonly entries: readonly PaletteEntry[];
  /** Keys of what was gone to before, the last first. */
  readonly recent: readonly string[];
  readonly onGo: (entry: PaletteEntry) => void;
  readonly onEnd: () => void;
}

/** Everything by a word of it, an id, a clause, a path or a file; the focus goes back to where it was. */
export function Palette({ entries, recent, onGo, onEnd }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  const { groups, count } = useMemo(() => findIn(entries, text, recent), [entries, text, recent]);
  const shown = groups.flatMap((group) => group.entries);
  const at = Math.min(active, shown.length - 1);
  const { kind, words } = readQuery(text);
  const go = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    dialog.current?.close();
    onGo(entry);
  };
  const ask = (next: string) => {
    setText(next);
    setActive(0);
  };
  const onKey = (event: KeyboardEvent) => {
    // What is pressed here is for nobody behind it.
    event.stopPropagation();
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      dialog.current?.close();
    }
  };
  const onInputKey = ({ key, preventDefault }: { key: string; preventDefault: () => void }) => {
    const page = 8;
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
    if (move !== undefined) {
      preventDefault();
      setActive(Math.max(0, Math.min(shown.length - 1, at + move)));
    } else if (key === 'Enter') {
      // The focus goes to what is behind, and the same press would be one there.
      preventDefault();
      go(shown[at]);
    }
  };
  const hasVariants = entries.some((each) => each.kind === 'variant');
  const signs = kinds.filter(
    ({ sign, kind: own }) => sign !== '' && (own !== 'variant' || hasVariants),
  );
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Go to anything"
      onClose={onEnd}
      onKeyDown={onKey}
      onPointerDown={({ target }) => {
        // Beside it is its own ground.
        if (target === dialog.current) dialog.current.close();
      }}
    >
      <div className="palette-box">
        <div className="palette-head">
          <Icon of="search" />
          <input
            ref={input}
            role="combobox"
            aria-label="Words, an id, a clause, a path or a file"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? `${id}-${String(at)}` : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            placeholder="Go to anything"
            value={text}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={(event) =>
              onInputKey({ key: event.key, preventDefault: () => event.preventDefault() })
            }
          />
          <span className="quiet" role="status">
            {count} found
          </span>
          <kbd>Esc</kbd>
        </div>
        <div className="palette-signs" role="group" aria-label="Only">
          {[{ kind: null, sign: '', title: 'Everything' }, ...signs].map((each) => (
            <button
              key={each.title}
              type="button"
              aria-pressed={each.kind === kind}
              onClick={() => {
                ask(`${each.sign}${words}`);
                input.current?.focus();
              }}
            >
              {each.title} {each.sign !== '' && <kbd>{each.sign}</kbd>}
            </button>
          ))}
        </div>
        <PaletteList id={id} groups={groups} active={at} words={wordsIn(words)} onGo={go} />
        <p className="palette-foot quiet">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> go there <kbd>Alt ←</kbd> back where you
          were
        </p>
      </div>
    </dialog>
  );
}
