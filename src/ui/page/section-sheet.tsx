import { type ReactNode, Suspense } from 'react';
import type { SectionView } from '../../engine';
import { plain, RichText } from '../words';
import { SectionSkeleton } from './section-skeleton';
import { sectionTitleId } from './use-step-focus';
import './section-sheet.css';

export interface SectionSheetProps {
  readonly section: SectionView;
  /** Rises once: it opened because the person went on. */
  readonly rises: boolean;
  readonly children: ReactNode;
}

/** The question in hand: the only raised surface of the page. */
export function SectionSheet({ section, rises, children }: SectionSheetProps) {
  const title = sectionTitleId(section.id);
  return (
    <section
      className={`sheet p-sheet${rises ? ' p-sheet--rises' : ''}`}
      aria-labelledby={title}
      data-section={section.id}
    >
      <div className="p-sheet__head">
        <span className="disc disc--number" aria-hidden="true">
          {section.number}
        </span>
        <h2 id={title} tabIndex={-1}>
          {plain(section.title)}
        </h2>
      </div>
      {section.lead.length > 0 && (
        <p className="p-sheet__lead quiet">
          <RichText text={section.lead} />
        </p>
      )}
      <div className="p-sheet__body">
        <Suspense fallback={<SectionSkeleton fields={Object.keys(section.fields).length} />}>
          {children}
        </Suspense>
      </div>
    </section>
  );
}
