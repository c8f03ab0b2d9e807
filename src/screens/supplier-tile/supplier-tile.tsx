import './supplier-tile.css';

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
