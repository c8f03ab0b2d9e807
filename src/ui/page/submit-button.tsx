import { useWords } from '../words';
import { Icon } from './icons';
import { useDeliberatePress } from './use-deliberate-press';

export const submitId = 'submit-button';

export interface SubmitButtonProps {
  readonly label: string;
  /** It runs: a further press does nothing, and the focus stays where it is (SUB-02). */
  readonly busy: boolean;
  /** Its press binds the person: it takes none in the first second after it appeared. */
  readonly deliberate?: boolean;
  readonly onPress: () => void;
  /** Milliseconds that run forward; the browser's own when absent. */
  readonly now?: () => number;
}

export function SubmitButton(props: SubmitButtonProps) {
  const { label, busy, deliberate = false, onPress } = props;
  const words = useWords();
  const press = useDeliberatePress(
    deliberate,
    () => {
      if (!busy) onPress();
    },
    props.now,
  );
  return (
    <button
      type="button"
      id={submitId}
      className={`button${busy ? ' button--busy' : ''}`}
      aria-disabled={busy || undefined}
      {...press}
    >
      {busy && <Icon name="spinner" />}
      {label}
      {busy ? (
        <span className="visually-hidden" role="status">
          {words.plain('page.busy')}
        </span>
      ) : (
        <Icon name="arrow" />
      )}
    </button>
  );
}
