import type { OptionView } from '../../../engine';

/** More than these nobody reads; drawing them would make every key slow. */
const mostDrawn = 50;

export interface Matches {
  readonly drawn: readonly OptionView[];
  /** All that match, drawn or not. */
  readonly found: number;
  readonly total: number;
}

/** Options that hold what was typed; those that begin with it come first. */
export function matchOptions(options: readonly OptionView[], typed: string): Matches {
  const wanted = typed.trim().toLowerCase();
  const positions = options.map((option) => option.label.toLowerCase().indexOf(wanted));
  const beginning = options.filter((_, index) => positions[index] === 0);
  const holding = options.filter((_, index) => (positions[index] ?? -1) > 0);
  const found = [...beginning, ...holding];
  return { drawn: found.slice(0, mostDrawn), found: found.length, total: options.length };
}

/** The label in three: before what was typed, the typed part, and after it. */
export function splitLabel(label: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : label.toLowerCase().indexOf(wanted);
  if (at < 0) return [label, '', ''];
  const end = at + wanted.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}
