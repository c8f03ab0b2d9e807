import { useId, type KeyboardEvent } from 'react';
import type { FilterOptionView, Text } from '../../engine';
import { Icon } from '../../ui/page';
import { plain, RichText, useWords } from '../../ui/words';

interface AddFromListProps {
  readonly label: Text;
  readonly options: readonly FilterOptionView[];
  readonly onAdd: (value: string) => void;
}

/** A list from which one after another is added (FIL-03). */
export function AddFromList({ label, options, onAdd }: AddFromListProps) {
  const words = useWords();
  const id = useId();
  return (
    <span className="f-control">
      <label className="visually-hidden" htmlFor={id}>
        <RichText text={label} />
      </label>
      <select
        id={id}
        className="f-select"
        value=""
        onKeyDown={openInstead}
        onChange={({ target }) => onAdd(target.value)}
      >
        <option value="">{plain(label)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {words.plain('results.filter.other', { name: plain(option.label), n: option.count })}
          </option>
        ))}
      </select>
      <span className="f-chevron">
        <Icon name="chevron" />
      </span>
    </span>
  );
}

/** Where an arrow chooses in the closed list, who looks through it would add the first at once. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>) {
  const moves = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!moves || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
