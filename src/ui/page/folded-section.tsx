import type { SectionView } from '../../engine';
import { plain, RichText, useWords } from '../words';
import { Icon } from './icons';
import './folded-section.css';

export interface FoldedSectionProps {
  readonly section: SectionView;
  readonly onChange: () => void;
}

/** What is answered, as a line of plain text with Change beside it. */
export function FoldedSection({ section, onChange }: FoldedSectionProps) {
  const words = useWords();
  const title = plain(section.title);
  const done = section.verdict === 'valid';
  return (
    <section className="p-folded" aria-label={title} data-section={section.id}>
      <span className={`disc ${done ? 'disc--done' : 'disc--open'}`} aria-hidden="true">
        {done ? <Icon name="tick" /> : section.number}
      </span>
      <div className="p-folded__words">
        <p className="p-folded__question">{title}</p>
        {section.summary.length > 0 && (
          <p className="p-folded__answer">
            <RichText text={section.summary} />
          </p>
        )}
        {section.summaryNote.length > 0 && (
          <p className="p-folded__note">
            <RichText text={section.summaryNote} />
          </p>
        )}
      </div>
      <button
        type="button"
        className="link-button"
        aria-label={words.plain('page.changeSection', { title })}
        onClick={onChange}
      >
        {words.plain('page.change')}
      </button>
    </section>
  );
}
