import { useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import './switch-complete.css';
import { readSwitched } from './switched';

/** Under the title and its lead: each reference, or where it will be found (CMP-07). */
export function ReferenceBand(props: ScreenProps) {
  const words = useWords();
  const { references, supplierName } = readSwitched(props);
  return (
    <div className="s-band">
      {references.length === 0 ? (
        <p className="p-band__lead">
          {words.plain('switchComplete.noReference', {
            supplier: supplierName || words.plain('switchComplete.yourSupplier'),
          })}
        </p>
      ) : (
        <dl className="s-reference">
          {references.map(({ of, number }) => (
            <div key={of}>
              <dt>{words.plain(`switchComplete.reference.${of}`)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
