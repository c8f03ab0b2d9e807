import { useId } from 'react';
import { plain, RichText } from '../../ui/words';
import { Icon } from '../../ui/page';
import type { FilterProps } from './filter-props';

export function FilterSelect({ filter, onChoose }: FilterProps) {
  const id = useId();
  return (
    <div className="s-filter">
      <label className="s-filter__label" htmlFor={id}>
        <RichText text={filter.label} />
      </label>
      <span className="f-control">
        <select
          id={id}
          className="f-select"
          value={filter.chosen[0] ?? ''}
          onChange={({ target }) => onChoose(filter, [target.value])}
        >
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {plain(label)}
            </option>
          ))}
        </select>
        <span className="f-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  );
}
