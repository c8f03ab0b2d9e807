import type { Json, Rule } from '../../engine';
import {
  dayOf,
  evaluate,
  nameUnder,
  operationOf,
  minutesIn,
  operatorOf,
  pathOf,
  patternOf,
  readsThrough,
  type Scope,
} from '../../rules';
import type { Context } from '../context';
import type { Question } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';
import { fieldsOf } from './fields-of';
import { days, possibleAnswers, type Possible } from './possible-answers';

/** Days of a visit that years are counted from: their first and last, and one that not every year has. */
const visits = ['2027-01-01', '2027-12-31', '2028-02-29'];

/** How far days are looked for beyond those that a widget offers, to say where they lie. */
const furthest = 130;

type Facts = Readonly<Record<string, Rule>>;
type Assert = Cursor<Rule>;

/**
 * Checks of which nothing that a question can be answered with meets all: a day among the years that its
 * widget offers, a time of day, a number within its bounds. Only those that ask of nothing else.
 */
export function checkPossible(sources: Sources, context: Context): void {
  const set = new Set(
    changesOf(sources, context).flatMap((change) =>
      entries(change.find('set')).map(([path]) => path),
    ),
  );
  const facts: Facts = Object.fromEntries(
    [...context.symbols.facts].map(([name, { value }]) => [name, value]),
  );
  const met = new Set<Cursor<unknown>>();
  for (const question of fieldsOf(context)) {
    const { at, path } = question;
    // Variants share the questions that they leave as they are.
    if (at.value.checks === undefined || met.has(at)) continue;
    met.add(at);
    // What something else answers need not be what a person can choose.
    const isSet = at.value.initial !== undefined || at.value.opens !== undefined || set.has(path);
    const possible = isSet ? null : possibleAnswers(question);
    if (possible !== null) look(question, possible, facts, context);
  }
}

function look(question: Question, possible: Possible, facts: Facts, context: Context): void {
  const { at, path } = question;
  const asserts = entries(at.find('checks'))
    .map(([, check]) => check.at('assert'))
    .filter(({ value }) => isOfItself(value, path, facts));
  const fits = shapeOf(question);
  const isMet = (of: Possible, all: readonly Assert[]): boolean =>
    visits.some((today) => {
      for (const answer of of.answers(today))
        if (fits(answer) && all.every(({ value }) => holds(value, path, answer, today, facts)))
          return true;
      return false;
    });
  if (asserts.length === 0 || isMet(possible, asserts)) return;
  // A shape that leaves nothing is told by itself.
  if (!isMet(possible, [])) return;
  const alone = asserts.find((each) => !isMet(possible, [each]));
  const check = alone ?? asserts.at(-1);
  if (check === undefined) return;
  const told = possible.what === 'day' ? yearsThatLack(question, asserts, isMet) : null;
  const all = alone === undefined ? 'meets all of these checks' : 'meets this condition';
  context.report.add(
    'JC560',
    told ?? check,
    told === null
      ? `No ${possible.what} that this question takes ${all}.`
      : 'None of the years that this offers has a day that the checks of the question let through.',
    {
      help: 'bring the check and what the question takes together',
      also: told === null ? [] : [{ at: check, message: 'the check' }],
    },
  );
}

/** What is said of the years of a widget, where more of them would do. */
function yearsThatLack(
  { at }: Question,
  asserts: readonly Assert[],
  isMet: (of: Possible, all: readonly Assert[]) => boolean,
): Cursor<unknown> | null {
  const ui = at.find('ui');
  const isBefore = isMet(days(furthest, 0), asserts);
  if (ui === null || (!isBefore && !isMet(days(0, furthest), asserts))) return null;
  const key = isBefore ? 'yearsBack' : 'yearsForward';
  return ui.find(key) ?? ui.find('mode') ?? ui.find('widget');
}

function shapeOf({ schema }: Question): (answer: Json) => boolean {
  const { pattern } = schema.value;
  const test = typeof pattern === 'string' ? patternOf(pattern) : null;
  return (answer) => test === null || typeof answer !== 'string' || test.test(answer);
}

const holds = (rule: Rule, path: string, answer: Json, today: string, facts: Facts): boolean => {
  const scope: Scope = {
    read: (read) => {
      const fact = nameUnder('facts', read);
      if (fact !== null) return evaluate(facts[fact] ?? null, scope);
      return read === path ? answer : read === 'today' ? today : null;
    },
    status: () => 'idle',
    today,
  };
  return evaluate(inMinutes(rule, path), scope) === true;
};

const orders = new Set(['<', '<=', '>', '>=']);

/** With times of day in an order taken as their minutes (R6). */
function inMinutes(rule: Rule, path: string): Rule {
  const { operator, given } = operationOf(rule) ?? { operator: '', given: [] };
  const isTime = (each: Rule): boolean =>
    pathOf(each) === path || (typeof each === 'string' && minutesIn(each) !== null);
  if (operator === '' || pathOf(rule) !== null) return rule;
  const areTimes =
    orders.has(operator) && given.some((each) => typeof each === 'string') && given.some(isTime);
  return {
    [operator]: given.map((each) => (areTimes ? { minutesOf: [each] } : inMinutes(each, path))),
  };
}

/** Whether a rule reads the answer and else only which day it is, by facts too, and names no day. */
function isOfItself(rule: Rule, path: string, facts: Facts): boolean {
  const reads = [...readsThrough(facts, rule)];
  const names = reads.flatMap((read) => nameUnder('facts', read) ?? []);
  return (
    reads.includes(path) &&
    reads.every((read) => {
      const fact = nameUnder('facts', read);
      return read === path || read === 'today' || read === `facts.${fact ?? ''}`;
    }) &&
    [rule, ...names.map((name) => facts[name] ?? null)].every(isPlain)
  );
}

function isPlain(rule: Json): boolean {
  if (typeof rule === 'string') return dayOf(rule) === null;
  if (rule === null || typeof rule !== 'object') return true;
  if (Array.isArray(rule)) return (rule as readonly Json[]).every(isPlain);
  const operation = operationOf(rule);
  return (
    operation !== null &&
    operatorOf(operation.operator) !== undefined &&
    operation.given.every(isPlain)
  );
}
