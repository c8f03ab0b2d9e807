import { useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import './switch-complete.css';
import { readSwitched } from './switched';

/** Under the title and its lead: the reference, or where it will be found (CMP-07). */
export function ReferenceBand({ journey }: ScreenProps) {
  const words = useWords();
  const { reference, supplierName } = readSwitched(journey);
  return (
    <div className="s-band">
      {reference === '' ? (
        <p className="p-band__lead">
          {words.plain('switchComplete.noReference', {
            supplier: supplierName || words.plain('switchComplete.yourSupplier'),
          })}
        </p>
      ) : (
        <dl className="s-reference">
          <dt>{words.plain('switchComplete.reference')}</dt>
          <dd>{reference}</dd>
        </dl>
      )}
    </div>
  );
}
