import { isObject, type Json, type Rule } from '../../../rules';

const placeholder = /\{[^{}]*\}|\([^()]*\)$/g;
const figure = /(?<![\p{L}\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\d])/gu;

/** Numbers that words say; what a placeholder fills in is none of them. */
export const figuresIn = (text: string): readonly number[] =>
  [...text.replace(placeholder, ' ').matchAll(figure)].map(([each]) =>
    Number(each.replaceAll(',', '')),
  );

/** Numbers that a rule holds something against; of a pattern, how often a part of it stands. */
export function figuresOf(rule: Rule): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (value: Json): void => {
    if (typeof value === 'number') found.add(value);
    else if (typeof value === 'string')
      for (const [, least = '', most = ''] of value.matchAll(/\{(\d+)(?:,(\d*))?\}/g))
        for (const each of [least, most]) if (each !== '') found.add(Number(each));
    if (Array.isArray(value)) (value as readonly Json[]).forEach(visit);
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) if (key !== 'source') visit(inner);
  };
  visit(rule);
  return found;
}

/** Months as years, pounds as pence, a share as percent; one more or less for `below` and `above`. */
const factors = [1, 12, 100, 1000];

/** Whether a number in words can be what one of these is. */
export const isSaid = (figure: number, of: ReadonlySet<number>): boolean =>
  [...of].some((each) =>
    factors.some(
      (factor) => near(figure * factor, Math.abs(each)) || near(figure, Math.abs(each) * factor),
    ),
  ) ||
  of.has(figure - 1) ||
  of.has(figure + 1);

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
