import { useCallback, useId, useState, type ReactNode } from 'react';
import type { ScreenChoice, ScreenView } from '../../engine';
import { Icon, useModal } from '../../ui/page';
import { useWords } from '../../ui/words';
import { FilterForm } from './filter-form';
import './filter-sheet.css';
import { ResetFilters } from './reset-filters';

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
