import type { SectionView } from '../../../engine';
import { Icon, sectionTitleId } from '../../page';
import { RichText } from '../../words';
import { RetryButton } from './retry-button';

/**
 * What the section waits for and what could not be loaded, one line each.
 * The field whose list it is tells of it itself.
 */
export function SectionLookups({ section }: { readonly section: SectionView }) {
  const atField = new Set(
    Object.values(section.fields)
      .filter((field) => field.shown)
      .map((field) => field.optionsFrom),
  );
  const lines = section.lookups.filter(({ name }) => !atField.has(name));
  return (
    <div className="f-lookups" role="status">
      {lines.map((lookup) => (
        <p className="f-lookup" data-status={lookup.status} key={lookup.name}>
          {lookup.status === 'loading' && <Icon name="spinner" />}
          <span>
            <RichText text={lookup.text} />
          </span>
          {lookup.status === 'failed' && (
            <RetryButton lookups={[lookup]} target={sectionTitleId(section.id)} />
          )}
        </p>
      ))}
    </div>
  );
}
