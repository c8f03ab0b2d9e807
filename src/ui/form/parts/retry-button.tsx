import type { LookupView } from '../../../engine';
import { useWords } from '../../words';
import { useSend } from '../section-context';

/** Loads again every one of the lookups that failed. */
export function RetryButton({ lookups }: { readonly lookups: readonly LookupView[] }) {
  const words = useWords();
  const send = useSend();
  const retry = () => {
    for (const lookup of lookups)
      if (lookup.status === 'failed') send({ type: 'lookupRetried', lookup: lookup.name });
  };
  return (
    <button type="button" className="link-button f-retry" onClick={retry}>
      {words.plain('form.tryAgain')}
    </button>
  );
}
