import type { ReactNode } from 'react';
import { Alert as PageAlert } from '../ui/parts/alert';
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

const tones = ['leaf', 'stone', 'water', 'sun'] as const;

/**
 * Stands for the logo (RES-06, RES-07): the initial on a quiet tile, the same tone for
 * the same name everywhere. The name itself always stands beside it.
 */
export function SupplierTile({
  name,
  size = 'card',
}: {
  readonly name: string;
  readonly size?: 'card' | 'small';
}) {
  return (
    <span className={`s-tile s-tile--${size} s-tile--${toneOf(name)}`} aria-hidden="true">
      {name.slice(0, 1).toLocaleUpperCase()}
    </span>
  );
}

function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? 'stone';
}
