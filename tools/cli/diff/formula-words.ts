import { ruleWords, valueRuleWords } from '../../../src/explain';
import type { Difference, Formula, Shown } from '../../../src/prover';
import { textWords } from '../../../src/prover';
import type { JourneyWords } from './journey-words';

/** Longer than this is told in the file itself. */
const longest = 320;

/** What is written, in one line; null for what is not there. */
export function shownWords(shown: Shown, words: JourneyWords): string | null {
  switch (shown.is) {
    case 'absent':
      return null;
    case 'text':
      return `“${textWords(shown.text)}”`;
    case 'list':
      return cut(shown.names.map((each) => each.slice(each.lastIndexOf('/') + 1)).join(', '));
    case 'plain':
      return cut(words.value(shown.json));
    case 'value':
      return cut(value(shown.of, words));
    case 'condition':
      return cut(condition(shown.of, words));
  }
}

/** Both sides of a difference; null for both where they are written alike. */
export function bothWords(
  { before, after }: Pick<Difference, 'before' | 'after'>,
  [old, fresh]: readonly [JourneyWords, JourneyWords],
): readonly [string, string] | null {
  const [was, now] = [shownWords(before, old), shownWords(after, fresh)];
  return was === now ? null : [was ?? 'not there', now ?? 'not there'];
}

/** JSON as text, as long as it is worth reading. */
export const shownValue = (json: string | null): string =>
  json === null ? 'not there' : cut(json);

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)} …` : text;

function condition(formula: Formula, words: JourneyWords): string {
  switch (formula.is) {
    case 'rule': {
      const { rule } = formula;
      if (typeof rule === 'boolean') return rule ? 'always' : 'never';
      return `when ${ruleWords(rule, words.value, words.phrase)}`;
    }
    case 'all':
    case 'any': {
      const plain = formula.is === 'all' ? 'always' : 'never';
      const parts = formula.of
        .map((each) => condition(each, words).replace(/^when /, ''))
        .filter((each) => each !== plain);
      if (parts.length === 0) return plain;
      const joint = formula.is === 'all' ? ' and ' : ', or ';
      return `when ${[...new Set(parts)].join(joint)}`.replace(/^when (always|never)$/, '$1');
    }
    case 'not':
      return `when not (${condition(formula.of, words).replace(/^when /, '')})`;
    case 'choice':
      return value(formula, words);
  }
}

function value(formula: Formula, words: JourneyWords): string {
  if (formula.is === 'rule') return valueRuleWords(formula.rule, words.value, words.phrase);
  if (formula.is !== 'choice') return condition(formula, words);
  const cases = formula.cases.map(
    ({ when, then }) => `${value(then, words)} ${condition(when, words)}`,
  );
  return [...cases, `else ${value(formula.otherwise, words)}`].join('; ');
}
