import { marked, type PaletteEntry, type PaletteGroup, type PaletteKind } from '../model/palette';
import { Icon, type IconName } from './icons';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Which of all that are shown is chosen now. */
  readonly active: number;
  readonly words: readonly string[];
  readonly onGo: (entry: PaletteEntry) => void;
}

const icons: Readonly<Record<PaletteKind, IconName>> = {
  question: 'asked',
  rule: 'conditional',
  variant: 'table',
  answer: 'call',
  clause: 'tree',
  file: 'file',
  call: 'call',
  household: 'home',
  deed: 'open',
};

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** What was found, in its groups. */
export function PaletteList({ id, groups, active, words, onGo }: PaletteListProps) {
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div role="listbox" id={`${id}-list`} aria-label="What was found" className="palette-list">
      {groups.map((group, groupIndex) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p id={`${id}-${group.key}`} role="presentation" className="palette-group">
            {group.title}
            {group.more > 0 && <span className="quiet"> {group.more} more: write more words</span>}
          </p>
          {group.entries.map((entry, index) => {
            const at = (firsts[groupIndex] ?? 0) + index;
            return (
              <div
                key={entry.key}
                id={`${id}-${String(at)}`}
                role="option"
                aria-selected={at === active}
                className="palette-row"
                {...(at === active && { ref: intoView })}
                // Before the field loses the focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  onGo(entry);
                }}
              >
                <Icon of={icons[entry.kind]} />
                <span className="palette-title">
                  <Marked text={entry.title} words={words} />
                </span>
                <span className="palette-about quiet">
                  <Marked text={entry.about} words={words} />
                </span>
                {entry.press !== '' && <kbd>{entry.press}</kbd>}
              </div>
            );
          })}
        </div>
      ))}
      {groups.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled="true" className="quiet">
          Nothing has these words.
        </div>
      )}
    </div>
  );
}

const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  marked(text, words).map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
