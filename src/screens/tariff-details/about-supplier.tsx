import type { ItemView } from '../../engine';
import { Icon } from '../../ui/page';
import { useWords } from '../../ui/words';
import { asText } from '../reading/reading';
import { safeAddress } from './safe-address';

/** The supplier in its own words (TAR-12), and its terms in a new window (TAR-13). */
export function AboutSupplier({ plan }: { readonly plan: ItemView }) {
  const words = useWords();
  const name = asText(plan.item.supplierNameSimple) || asText(plan.item.supplierName);
  const terms = safeAddress(asText(plan.values.terms), window.location.origin);
  return (
    <section className="s-about">
      <h2>{words.plain('tariff.about', { supplier: name })}</h2>
      <p>{asText(plan.item.supplierDescription) || words.plain('tariff.about.missing')}</p>
      {terms !== null && (
        <a
          className="button button--second button--small"
          href={terms}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.plain('tariff.terms')}
          <Icon name="external" />
          <span className="visually-hidden">{words.plain('tariff.newWindow')}</span>
        </a>
      )}
    </section>
  );
}
