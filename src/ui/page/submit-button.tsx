import { useWords } from '../words';
import { Icon } from './icons';

export interface SubmitButtonProps {
  readonly label: string;
  /** It runs: a further press does nothing, and the focus stays where it is (SUB-02). */
  readonly busy: boolean;
  readonly onPress: () => void;
}

export function SubmitButton({ label, busy, onPress }: SubmitButtonProps) {
  const words = useWords();
  return (
    <button
      type="button"
      className={`button${busy ? ' button--busy' : ''}`}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
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
