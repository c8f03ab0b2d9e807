import { useId, useState, type KeyboardEvent } from 'react';
import type { ScreenChoice, ScreenView, FilterOptionView, Text, FilterView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { RichText, plain, useWords } from '../../ui/parts/words';
import { withFilter } from './choose';
import './filters.css';

interface FilterFormProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
  /** Id of its heading. */
  readonly heading: string;
}

const drawn = { radios: FilterRadios, select: FilterSelect, boxes: FilterBoxes };

/** Every filter of the screen; what is chosen holds at once (FIL-25). */
export function FilterForm({ shown, onChoice, heading }: FilterFormProps) {
  const choose: FilterProps['onChoose'] = (filter, chosen) =>
    onChoice(withFilter(shown, filter, chosen));
  return (
    <form
      className="s-filters"
      aria-labelledby={heading}
      onSubmit={(event) => event.preventDefault()}
    >
      {shown.filters.map((filter) => {
        const Filter = drawn[filter.as];
        return <Filter key={filter.id} filter={filter} onChoose={choose} />;
      })}
    </form>
  );
}

function FilterRadios({ filter, onChoose }: FilterProps) {
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

function FilterSelect({ filter, onChoose }: FilterProps) {
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
        <Icon name="chevron" className="f-chevron" />
      </span>
    </div>
  );
}

/** Boxes of which several may be ticked; the less usual ones are added from a list (FIL-25). */
function FilterBoxes({ filter, onChoose }: FilterProps) {
  const words = useWords();
  const { chosen, options } = filter;
  // A box that is unticked stays where it is: somebody's focus is on it.
  const [added, setAdded] = useState<readonly FilterOptionView[]>([]);
  const isAmong = (list: readonly FilterOptionView[], value: string) =>
    list.some((option) => option.value === value);
  const boxes = [
    ...options.filter(
      ({ value, always }) => always || chosen.includes(value) || isAmong(added, value),
    ),
    ...added.filter(({ value }) => !isAmong(options, value)),
  ];
  const others = options.filter((option) => !boxes.includes(option));
  const toggle = (option: FilterOptionView) => {
    const { value, always } = option;
    if (!always && !isAmong(added, value)) setAdded([...added, option]);
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

interface AddFromListProps {
  readonly label: Text;
  readonly options: readonly FilterOptionView[];
  readonly onAdd: (value: string) => void;
}

/** A list from which one after another is added (FIL-03). */
function AddFromList({ label, options, onAdd }: AddFromListProps) {
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
      <Icon name="chevron" className="f-chevron" />
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

interface FilterProps {
  readonly filter: FilterView;
  readonly onChoose: (filter: FilterView, chosen: readonly string[]) => void;
}
