import type { Json } from '../../engine';
import { allOf, type CompiledJourney } from '../../journey';

/** Values as people read them: a code with the label of the option that stands for it. */
export interface ValueWords {
  (value: Json, path?: string): string;
}

export function createValueWords(journey: CompiledJourney): ValueWords {
  const labels = known.get(journey) ?? optionLabels(journey);
  known.set(journey, labels);
  return (value, path) => {
    const plain = show(value);
    const label = path === undefined ? undefined : labels.get(`${path}=${JSON.stringify(value)}`);
    return label === undefined || plain === `“${label}”` ? plain : `${plain} (“${label}”)`;
  };
}

const known = new WeakMap<CompiledJourney, ReadonlyMap<string, string>>();

/** A value alone, as it is meant in a sentence. */
export function show(value: Json): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return `“${value}”`;
  if (typeof value !== 'object') return String(value);
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A list of a call would fill pages. */
const longest = 60;

function optionLabels(journey: CompiledJourney): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { is, owner } of allOf(journey, 'option')) {
    // A label with placeholders says something else to everybody.
    if (is.label.every((part) => typeof part === 'string'))
      labels.set(`${owner.owner.is.path}=${JSON.stringify(is.value)}`, is.label.join(''));
  }
  return labels;
}
