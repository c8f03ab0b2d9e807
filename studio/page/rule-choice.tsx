import { useId, useRef, useState } from 'react';
import type { Choice } from '../model/question';

interface RuleChoiceProps {
  readonly label: string;
  readonly sentence: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}

const most = 12;

const intoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** Another condition for a rule: typed in words, chosen among what the journey declares. */
export function RuleChoice({ label, sentence, choices, onChoose }: RuleChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const asked = (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = choices
    .filter((choice) => asked.every((word) => choice.words.toLowerCase().includes(word)))
    .slice(0, most);
  const isOpen = words !== null;
  const choose = (choice: Choice | undefined) => {
    if (choice !== undefined) onChoose(choice);
    setWords(null);
  };
  const at = Math.min(active, found.length - 1);
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${String(at)}` : undefined}
        autoComplete="off"
        placeholder={sentence}
        value={words ?? ''}
        onFocus={() => setWords('')}
        onBlur={() => setWords(null)}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (move !== undefined) {
            event.preventDefault();
            setActive(Math.max(0, Math.min(found.length - 1, at + move)));
          } else if (event.key === 'Enter' && isOpen) choose(found[at]);
          else if (event.key === 'Escape' && isOpen) {
            event.stopPropagation();
            setWords(null);
          }
        }}
      />
      {isOpen && (
        <ul
          ref={intoView}
          role="listbox"
          id={`${id}-list`}
          aria-label={label}
          className="choice-list"
        >
          {found.map((choice, index) => (
            <li
              key={choice.key}
              id={`${id}-${String(index)}`}
              role="option"
              aria-selected={index === at}
              // Before the field loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(choice);
                input.current?.blur();
              }}
            >
              {choice.words}
            </li>
          ))}
          {found.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled="true" className="quiet">
              Nothing that is declared has these words.
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
