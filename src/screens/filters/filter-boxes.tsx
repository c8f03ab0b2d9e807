import { useState } from 'react';
import type { FilterOptionView } from '../../engine';
import { RichText, useWords } from '../../ui/words';
import { AddFromList } from './add-from-list';
import type { FilterProps } from './filter-props';

/** Boxes of which several may be ticked; the less usual ones are added from a list (FIL-25). */
export function FilterBoxes({ filter, onChoose }: FilterProps) {
  const words = useWords();
  const { chosen, options } = filter;
  // A box that is unticked stays where it is: somebody's focus is on it.
  const [added, setAdded] = useState<readonly string[]>([]);
  const boxes = options.filter(
    ({ value, always }) => always || chosen.includes(value) || added.includes(value),
  );
  const others = options.filter((option) => !boxes.includes(option));
  const toggle = ({ value, always }: FilterOptionView) => {
    if (!always) setAdded([...added, value]);
    onChoose(
      filter,
      chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
    );
  };
  return (
    <fieldset className="s-filter">
      <legend className="s-filter__label">
        <RichText text={filter.label} />
      </legend>
      {boxes.map((option) => (
        <label className="s-filter__option" key={option.value}>
          <input
            type="checkbox"
            className="f-tick"
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option)}
          />
          <span>
            <RichText text={option.label} />
          </span>
          <span className="s-filter__count">
            {option.count}
            <span className="visually-hidden">
              {' '}
              {words.plain(option.count === 1 ? 'results.filter.plan' : 'results.filter.plans')}
            </span>
          </span>
        </label>
      ))}
      {others.length > 0 && (
        <AddFromList
          label={filter.others}
          options={others}
          onAdd={(value) => onChoose(filter, [...chosen, value])}
        />
      )}
    </fieldset>
  );
}
