import type { LookupView } from '../../../engine';
import { useHandOverFocus } from '../../page';
import { useWords } from '../../words';
import { useSend } from '../section-context';

interface RetryButtonProps {
  readonly lookups: readonly LookupView[];
  /** Where the focus goes, as the button makes room for what is loaded. */
  readonly target: string;
}

/** Loads again every one of the lookups that failed. */
export function RetryButton({ lookups, target }: RetryButtonProps) {
  const words = useWords();
  const send = useSend();
  const button = useHandOverFocus<HTMLButtonElement>(target);
  const retry = () => {
    for (const lookup of lookups)
      if (lookup.status === 'failed') send({ type: 'lookupRetried', lookup: lookup.name });
  };
  return (
    <button ref={button} type="button" className="link-button f-retry" onClick={retry}>
      {words.plain('form.tryAgain')}
    </button>
  );
}
