import { useId } from 'react';
import type { ScreenChoice, ScreenView } from '../../engine';
import { useWords } from '../../ui/words';
import { FilterForm } from './filter-form';
import { ResetFilters } from './reset-filters';

interface FilterPanelProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
}

/** The filters beside the list, with how many plans match them (FIL-09). */
export function FilterPanel({ shown, onChoice }: FilterPanelProps) {
  const words = useWords();
  const heading = useId();
  return (
    <div className="s-filter-panel">
      <div className="s-filter-panel__head">
        <h2 className="h3" id={heading}>
          {words.plain('results.filter.title')}
        </h2>
        <ResetFilters shown={shown} onChoice={onChoice} />
      </div>
      <p className="small quiet">
        {words.plain('results.filter.matching', { n: shown.items.length, total: shown.total })}
      </p>
      <FilterForm shown={shown} onChoice={onChoice} heading={heading} />
    </div>
  );
}
