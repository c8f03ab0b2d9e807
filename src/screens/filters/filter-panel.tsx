import { useId, useCallback, useState, type ReactNode } from 'react';
import type { ScreenChoice, ScreenView } from '../../engine';
import { useModal } from '../../ui/parts/focus';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { withoutFilters } from './choose';
import { FilterForm } from './filter-form';
import './filter-sheet.css';

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

interface FilterSheetProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
  /** '12 plans'. */
  readonly count: string;
  /** Says what changes; the page behind the sheet is not read out. */
  readonly announced: ReactNode;
}

/** The filters on a narrow page: a button, and a sheet from below (RES-02). */
export function FilterSheet(props: FilterSheetProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="s-filter-sheet">
      <button
        type="button"
        className="button button--second button--small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        {words.plain('results.filter.title')}
      </button>
      {open && <Sheet {...props} onClose={close} />}
    </div>
  );
}

interface SheetProps extends FilterSheetProps {
  readonly onClose: () => void;
}

/** Its button is always in reach: only the filters scroll. */
function Sheet({ shown, onChoice, count, announced, onClose }: SheetProps) {
  const words = useWords();
  const heading = useId();
  const sheet = useModal(onClose);
  return (
    <dialog ref={sheet} className="s-sheet" aria-labelledby={heading} tabIndex={-1}>
      {announced}
      <div className="s-sheet__head">
        <h2 className="section-title" id={heading}>
          {words.plain('results.filter.title')}
        </h2>
        <button
          type="button"
          className="s-sheet__close"
          aria-label={words.plain('results.filter.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="s-sheet__body">
        <FilterForm shown={shown} onChoice={onChoice} heading={heading} />
      </div>
      <div className="s-sheet__foot">
        <ResetFilters shown={shown} onChoice={onChoice} />
        <button type="button" className="button" onClick={onClose}>
          {words.plain('results.filter.done', { count })}
        </button>
      </div>
    </dialog>
  );
}

interface ResetFiltersProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
}

/** Always there, so that nobody's focus is lost with it (FIL-24). */
function ResetFilters({ shown, onChoice }: ResetFiltersProps) {
  const words = useWords();
  return (
    <button type="button" className="link-button" onClick={() => onChoice(withoutFilters(shown))}>
      {words.plain('results.filter.reset')}
    </button>
  );
}
