import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../parts/icons';
import { beginSteadyPress } from '../parts/steady-press';
import { useWords } from '../parts/words';

export const submitId = 'submit-button';

interface SubmitButtonProps {
  readonly label: string;
  /** It runs: a further press does nothing, and the focus stays where it is (SUB-02). */
  readonly busy: boolean;
  /** Its press binds the person: it takes none in the first second after it appeared. */
  readonly deliberate?: boolean;
  readonly onPress: () => void;
  /** Something else comes before it. */
  readonly second?: boolean;
  /** Milliseconds that run forward; the browser's own when absent. */
  readonly now?: () => number;
}

export function SubmitButton(props: SubmitButtonProps) {
  const { label, busy, deliberate = false, second = false, onPress } = props;
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
      className={`button${second ? ' button--second' : ''}${busy ? ' button--busy' : ''}`}
      aria-disabled={busy || undefined}
      {...press}
      onPointerDown={(event) => {
        press.onPointerDown();
        if (!deliberate) beginSteadyPress(event);
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

/** Milliseconds that a button which binds must have stood before a press of it counts. */
const standing = 1000;

const sinceLoading = () => performance.now();

interface DeliberatePress {
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * A press that binds must be meant: one that began before the button had stood for a second, or a
 * key that is still held from elsewhere, was meant for what stood there before, and is not taken.
 */
export function useDeliberatePress(
  deliberate: boolean,
  onPress: () => void,
  now: () => number = sinceLoading,
): DeliberatePress {
  const stands = useRef(Number.POSITIVE_INFINITY);
  const began = useRef<{ pointer: number | null; key: number | null }>({
    pointer: null,
    key: null,
  });

  useLayoutEffect(() => {
    const appear = () => {
      stands.current = now();
    };
    // Back and forward may bring the page as it was left: the button appears without being drawn.
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) appear();
    };
    appear();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [now]);

  return {
    onPointerDown: () => {
      began.current.pointer = now();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (!event.repeat) began.current.key = now();
      else if (deliberate) {
        began.current.key ??= Number.NEGATIVE_INFINITY;
        // Held down, Enter would press again and again; it is one press.
        if (event.key === 'Enter') event.preventDefault();
      }
    },
    onBlur: () => {
      began.current = { pointer: null, key: null };
    },
    onClick: ({ detail }) => {
      // Keys and screen readers press without a pointer, which browsers count as no click.
      const start = (detail === 0 ? began.current.key : began.current.pointer) ?? now();
      began.current = { pointer: null, key: null };
      if (!deliberate || start - stands.current >= standing) onPress();
    },
  };
}
