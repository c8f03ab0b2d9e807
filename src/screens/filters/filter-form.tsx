import type { ScreenChoice, ScreenView } from '../../engine';
import { withFilter } from './choose';
import { FilterBoxes } from './filter-boxes';
import type { FilterProps } from './filter-props';
import { FilterRadios } from './filter-radios';
import { FilterSelect } from './filter-select';
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
