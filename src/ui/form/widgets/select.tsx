import { useState, type ChangeEvent } from 'react';
import type { FieldView } from '../../../engine';
import { Icon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import {
  describedBy,
  toldOf,
  type WidgetProps,
  isChosen,
  optionKey,
  valueByKey,
  partIds,
} from '../control';
import { LockMark } from './line-input';

/** The native select; an empty first line stands for "not answered". */
export function Select({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  // The arrow keys choose as they go: no tile may take the list away under them.
  const [inUse, setInUse] = useState(false);
  const items = view.options ?? [];
  const chosen = items.find((option) => isChosen(view, option));
  const change = (event: ChangeEvent<HTMLSelectElement>) =>
    onAnswer(valueByKey(view, event.target.value));
  if (options.chosen === 'tile' && chosen !== undefined && !inUse)
    return <ChosenTile view={view} name={chosen.label} line={options.detail} />;
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <select
        id={view.target}
        className="f-select"
        autoComplete={options.autocomplete ?? 'off'}
        value={chosen === undefined ? '' : optionKey(chosen.value)}
        data-empty={chosen === undefined || undefined}
        disabled={view.disabled}
        {...toldOf(view)}
        onChange={change}
        onFocus={() => setInUse(true)}
        onBlur={() => {
          setInUse(false);
          onLeave();
        }}
      >
        <option value="">{words.plain('form.choose')}</option>
        {items.map((option) => (
          <option
            key={optionKey(option.value)}
            value={optionKey(option.value)}
            disabled={option.unavailable}
          >
            {option.label}
          </option>
        ))}
      </select>
      {view.disabled ? <LockMark /> : <Icon name="chevron" className="f-chevron" />}
    </span>
  );
}

interface ChosenTileProps {
  readonly view: FieldView;
  readonly name: string;
  readonly line: string | undefined;
}

/** What is chosen, as the person knows it: initial, name, and what it is for. */
function ChosenTile({ view, name, line }: ChosenTileProps) {
  return (
    <div
      id={view.target}
      className="f-chosen"
      role="group"
      tabIndex={-1}
      aria-labelledby={partIds(view.target).label}
      aria-describedby={describedBy(view)}
    >
      <span className="f-chosen-tile" aria-hidden="true">
        {name.slice(0, 1).toLocaleUpperCase()}
      </span>
      <span className="f-chosen-words">
        <span className="f-chosen-name">{name}</span>
        {line !== undefined && <span className="f-chosen-line">{line}</span>}
      </span>
    </div>
  );
}
