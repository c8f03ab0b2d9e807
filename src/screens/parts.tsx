import type { ReactNode } from 'react';
import type { JourneyEvent, JourneyState } from '../engine';
import { Alert as PageAlert } from '../ui/parts/alert';
import { useWords } from '../ui/parts/words';
import './supplier-tile.css';

interface AlertProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The ways out, as buttons. */
  readonly children?: ReactNode;
}

/** An error of a screen: it stands next to what it is about, and is read out at once. */
export function Alert({ title, text, children }: AlertProps) {
  return (
    <PageAlert kind="error" urgent title={title} actions={children}>
      <p>{text}</p>
    </PageAlert>
  );
}

interface LookupFailedProps {
  readonly journey: JourneyState;
  readonly lookup: string;
  /** Name of the words that say what could not be had. */
  readonly says: string;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** In the place of what could not be loaded: that, and Try again. Nothing while it has not failed. */
export function LookupFailed({ journey, lookup, says, onEvent }: LookupFailedProps) {
  const words = useWords();
  if (journey.lookups[lookup]?.status !== 'failed') return null;
  return (
    <PageAlert
      kind="information"
      title={words.plain(says)}
      actions={
        <button
          type="button"
          className="button"
          onClick={() => onEvent({ type: 'lookupRetried', lookup })}
        >
          {words.plain('results.failed.retry')}
        </button>
      }
    />
  );
}

const tones = ['leaf', 'stone', 'water', 'sun'] as const;

/**
 * Stands for the logo (RES-06, RES-07): a few letters on a quiet tile, the same tone for
 * the same name everywhere. The name itself always stands beside it.
 */
export function SupplierTile({
  name,
  size = 'card',
}: {
  readonly name: string;
  readonly size?: 'card' | 'small';
}) {
  const letters = lettersOf(name);
  const long = letters.length > 2 ? ' s-tile--long' : '';
  return (
    <span className={`s-tile s-tile--${size} s-tile--${toneOf(name)}${long}`} aria-hidden="true">
      {letters}
    </span>
  );
}

/** A name of up to four letters, else two of it, so that no two suppliers look alike. */
export function lettersOf(name: string): string {
  const all = name.split(' ');
  const own = all.filter((word) => word.toLowerCase() !== 'energy');
  const [first = '', second] = own.length === 0 ? all : own;
  if (second !== undefined) return `${first.slice(0, 1)}${second.slice(0, 1)}`.toLocaleUpperCase();
  return first.length <= 4 ? first : first.slice(0, 2);
}

function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? 'stone';
}
