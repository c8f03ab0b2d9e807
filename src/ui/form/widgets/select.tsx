import { useState, type ChangeEvent } from 'react';
import { useWords } from '../../words';
import { describedBy } from '../described-by';
import { Icon } from '../../page';
import type { WidgetProps } from '../widget-props';
import { ChosenTile } from './chosen-tile';
import { isChosen, optionKey, valueByKey } from './choose';
import { LockMark } from './lock-mark';

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
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
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
      {view.disabled ? (
        <LockMark />
      ) : (
        <span className="f-chevron">
          <Icon name="chevron" />
        </span>
      )}
    </span>
  );
}
