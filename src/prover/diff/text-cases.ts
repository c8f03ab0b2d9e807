import type { TextCase } from './facet';
import { ruled, textOf, type Formula } from './formula';
import { textWords } from './text-words';

interface Labelled {
  /** Which text is said, by a name that a text keeps when its words alone change. */
  readonly before: Formula;
  readonly after: Formula;
  readonly reworded: readonly (readonly [TextCase, TextCase])[];
}

const words = ({ text }: TextCase): string => textWords(text);

/** Tells which text is said to whom apart from how it is worded. */
export function labelled(before: readonly TextCase[], after: readonly TextCase[]): Labelled {
  const names = before.map(words);
  const reworded: (readonly [TextCase, TextCase])[] = [];
  const taken = new Set<TextCase>();
  const twinOf = (each: TextCase, index: number): TextCase | undefined => {
    const free = before.filter(
      (one) => !taken.has(one) && !after.some((other) => words(other) === words(one)),
    );
    return (
      free.find(({ when }) => textOf(when) === textOf(each.when)) ??
      (before.length === after.length ? free.find((one) => one === before[index]) : undefined)
    );
  };
  const labels = after.map((each, index) => {
    if (names.includes(words(each))) return words(each);
    const twin = twinOf(each, index);
    if (twin === undefined) return words(each);
    taken.add(twin);
    reworded.push([twin, each]);
    return words(twin);
  });
  return {
    before: which(before, names),
    after: which(after, labels),
    reworded,
  };
}

const which = (cases: readonly TextCase[], labels: readonly string[]): Formula => ({
  is: 'choice',
  cases: cases.map(({ when }, index) => ({ when, then: ruled(labels[index] ?? null) })),
  otherwise: ruled(null),
});
