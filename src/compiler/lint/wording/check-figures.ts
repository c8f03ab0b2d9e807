import type { JsonObject, Rule } from '../../../engine';
import { readsOf, nameUnder } from '../../../rules';
import type { Context } from '../../context';
import { questionsOf, type Question } from '../../questions';
import { entries, items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { textsOf } from '../../text';
import { figuresIn, figuresOf, isSaid } from './figures';

/** Numbers in words that are other than those of the rule beside them. */
export function checkFigures(_: Sources, context: Context): void {
  for (const { section } of context.symbols.units)
    for (const question of questionsOf(section)) {
      for (const [, check] of entries(question.at.find('checks'))) {
        const message = check.find('message');
        if (message !== null)
          checkAgainst(message, figuresThrough(check.value.assert, context), context);
      }
      checkHint(question, context);
      checkLabels(question, context);
    }
  for (const [name, { fails, holds }] of context.symbols.phrases) {
    const at = context.symbols.facts.get(name);
    if (at === undefined) continue;
    const figures = figuresThrough(at.value, context);
    if (figures.size === 0) continue;
    for (const words of [holds, fails])
      if (differs(figuresIn(words), figures))
        report(at, `Its phrase says “${words}”`, figures, context);
  }
}

/** None of them is in the rule, which has some. */
const differs = (said: readonly number[], figures: ReadonlySet<number>): boolean =>
  said.length > 0 && figures.size > 0 && !said.some((each) => isSaid(each, figures));

/** Of a rule, and of facts that it reads. */
function figuresThrough(rule: Rule, { symbols }: Context): ReadonlySet<number> {
  const found = new Set(figuresOf(rule));
  for (const path of readsOf(rule).paths) {
    const fact = symbols.facts.get(nameUnder('facts', path) ?? '');
    if (fact !== undefined) for (const each of figuresOf(fact.value)) found.add(each);
  }
  return found;
}

const checkAgainst = (at: Cursor<string>, figures: ReadonlySet<number>, context: Context): void => {
  if (differs(figuresIn(at.value), figures))
    report(at, 'This says another number than its rule', figures, context);
};

const report = (
  at: Cursor<unknown>,
  message: string,
  figures: ReadonlySet<number>,
  context: Context,
): void =>
  context.report.add('JC610', at, `${message}: there it is ${[...figures].join(', ')}.`, {
    severity: 'warning',
    help: 'say the number that the rule has',
  });

/** `6 to 8 digits` beside checks and shape of the same question. */
function checkHint({ at, schema }: Question, context: Context): void {
  const hint = at.find('hint');
  const { checks = {}, bounds = null } = at.value;
  if (hint === null || schema.value.type !== 'string') return;
  const figures = new Set([
    ...figuresOf(lengthsApart(schema.value)),
    ...figuresOf(bounds as Rule),
    ...Object.values(checks).flatMap(({ assert }) => [...figuresThrough(assert, context)]),
  ]);
  const said = textsOf(hint.value).flatMap((text) =>
    figuresIn(text).slice(0, range.test(text) ? 2 : 1),
  );
  if (figures.size > 0 && said.some((each) => !isSaid(each, figures)))
    report(hint, 'This says another number than the checks of the question', figures, context);
}

/** A most alone is room enough, of which no hint speaks. */
function lengthsApart(schema: JsonObject): JsonObject {
  const { maxLength: _, ...others } = schema;
  return 'minLength' in schema || 'pattern' in schema ? schema : others;
}

/** Two numbers with a short word or a dash between them. */
const range = /^\D*\d[\d,]*\D{1,5}\d/;

interface Option {
  readonly value: unknown;
  readonly label: string;
}

/** Of choices that are numbers and say so, one that says another. */
function checkLabels({ at }: Question, context: Context): void {
  const options = at.find('options');
  if (options === null || !Array.isArray(options.value)) return;
  const all = items(options as Cursor<readonly Option[]>).flatMap((each) => {
    const { value, label } = each.value;
    const [said, ...more] = figuresIn(label);
    return typeof value === 'number' && said !== undefined && more.length === 0
      ? [{ at: each.at('label'), value, fits: isSaid(said, new Set([value])) }]
      : [];
  });
  const [wrong, ...others] = all.filter(({ fits }) => !fits);
  if (wrong !== undefined && others.length === 0 && all.length > 2)
    report(wrong.at, 'This choice says another number than it is', new Set([wrong.value]), context);
}
