import { useWords } from '../../ui/words';
import { Alert } from '../alert/alert';
import type { ScreenProps } from '../screen';

interface FailedPartProps {
  /** Lookups that did not load, with the name of the words that say which. */
  readonly failed: readonly { readonly lookup: string; readonly title: string }[];
  readonly onEvent: ScreenProps['onEvent'];
}

/** What could not be loaded, each with its own Try again; all else stays. */
export function FailedParts({ failed, onEvent }: FailedPartProps) {
  const words = useWords();
  return failed.map(({ lookup, title }) => (
    <Alert
      key={lookup}
      title={words.plain(`tariff.failed.${title}`)}
      text={words.plain('tariff.failed.text')}
    >
      <button
        type="button"
        className="button button--second button--small"
        onClick={() => onEvent({ type: 'lookupRetried', lookup })}
      >
        {words.plain('tariff.failed.retry')}
      </button>
    </Alert>
  ));
}
