import { useId } from 'react';
import { RichText } from '../../ui/words';
import type { FilterProps } from './filter-props';

export function FilterRadios({ filter, onChoose }: FilterProps) {
  const name = useId();
  return (
    <fieldset className="s-filter">
      <legend className="s-filter__label">
        <RichText text={filter.label} />
      </legend>
      {filter.options.map(({ value, label }) => (
        <label className="s-filter__option" key={value}>
          <input
            type="radio"
            className="f-radio"
            name={name}
            value={value}
            checked={filter.chosen.includes(value)}
            onChange={() => onChoose(filter, [value])}
          />
          <span>
            <RichText text={label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
