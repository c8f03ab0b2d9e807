import type { SectionView } from '../../../engine';
import { Icon } from '../../page';
import { RichText } from '../../words';
import { RetryButton } from './retry-button';

/**
 * What the section waits for and what could not be loaded, one line each.
 * The only lookup in trouble is left to the field whose list it is.
 */
export function SectionLookups({ section }: { readonly section: SectionView }) {
  const atField = new Set(
    Object.values(section.fields)
      .filter((field) => field.shown)
      .map((field) => field.optionsStatus),
  );
  const lines = section.lookups.filter((lookup, _, all) => {
    const alone = all.filter((other) => other.status === lookup.status).length === 1;
    return !(alone && atField.has(lookup.status));
  });
  return (
    <div className="f-lookups" role="status">
      {lines.map((lookup) => (
        <p className="f-lookup" data-status={lookup.status} key={lookup.name}>
          {lookup.status === 'loading' && <Icon name="spinner" />}
          <span>
            <RichText text={lookup.text} />
          </span>
          {lookup.status === 'failed' && <RetryButton lookups={[lookup]} />}
        </p>
      ))}
    </div>
  );
}
