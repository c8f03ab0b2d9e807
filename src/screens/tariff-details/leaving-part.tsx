import type { ItemView } from '../../engine';
import { Icon } from '../../ui/page';
import { useWords } from '../../ui/words';
import { yearlySavingOf } from '../results/plan';
import { savingOf } from '../saving/saving';

/** What leaving the present plan costs once, and what it makes of the first year. */
export function LeavingPart({ plan }: { readonly plan: ItemView }) {
  const words = useWords();
  const { saving, fee, firstYear, leaving } = yearlySavingOf(plan);
  if (saving === null || firstYear === null || fee <= 0) return null;
  const { kind, amount } = savingOf(firstYear);
  return (
    <p className="s-price__fee">
      <Icon name="warning" />
      <span>
        {words.plain('tariff.fee', { fee, leaving })}{' '}
        {words.plain(`tariff.fee.${kind}`, { amount })}
      </span>
    </p>
  );
}
