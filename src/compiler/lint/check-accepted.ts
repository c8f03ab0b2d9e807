import { operationOf, pathOf, readsOf, type Rule } from '../../rules';
import type { Context } from '../context';
import type { Question } from '../questions';
import type { Sources, Symbols } from '../symbols';
import { fieldsOf } from './fields-of';

/**
 * In a journey that records what is agreed to, what only a tick will do for is in the record too. Not so
 * what a commit asks again, and a box that need not be ticked once another is: one of several is no
 * agreement.
 */
export function checkAccepted(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const questions = fieldsOf(context);
  const consents = questions.filter(({ at }) => at.value.consent !== undefined);
  if (consents.length === 0) return;
  const noted = new Set<unknown>([
    ...consents.map(({ path }) => path),
    ...sources.commits.map(({ value }) => value.again),
  ]);
  for (const question of questions) {
    const { at, path } = question;
    const when = acceptedWhen(question);
    const isOfItem = symbols.answers.get(path)?.draft !== null;
    if (when === null || noted.has(path) || isOfItem) continue;
    if (isEased(when, { path, symbols, known: new Set() }, false)) continue;
    report.add('JC561', at.at('required'), 'This has to be accepted, and stands in no record.', {
      severity: 'warning',
      help: 'write `consent` with an id and a version',
    });
  }
}

/** When it has to be; null for what need not. */
function acceptedWhen({ at }: Question): Rule {
  const { required = null } = at.value;
  const isAccepted = typeof required === 'object' && required !== null && 'accepted' in required;
  if (!isAccepted) return null;
  return 'when' in required ? required.when : true;
}

interface Asked {
  /** The answer that has to be accepted. */
  readonly path: string;
  readonly symbols: Symbols;
  /** Facts that were looked at. */
  readonly known: Set<string>;
}

/** Whether a tick elsewhere may make that a condition does not hold, or, of a denied one, that it does. */
function isEased(rule: Rule, asked: Asked, isDenied: boolean): boolean {
  const path = pathOf(rule);
  if (path !== null) {
    const fact = asked.symbols.facts.get(path.replace(/^facts\./, ''));
    if (!path.startsWith('facts.') || fact === undefined) return isDenied && isBox(path, asked);
    const key = `${path} ${String(isDenied)}`;
    if (asked.known.has(key)) return false;
    asked.known.add(key);
    return isEased(fact.value, asked, isDenied);
  }
  const { operator, given } = operationOf(rule) ?? { operator: '', given: [] };
  if (operator === 'and' || operator === 'or')
    return given.some((part) => isEased(part, asked, isDenied));
  if (operator === '!') return given.some((part) => isEased(part, asked, !isDenied));
  const isTicked = operator === '===' && given.includes(true);
  if (isTicked || operator === 'isAnswered')
    return given.some((part) => isEased(part, asked, isDenied));
  return readsBox(rule, asked);
}

const isBox = (path: string, { path: own, symbols }: Asked): boolean =>
  path !== own && symbols.answers.get(path)?.type === 'boolean';

/** What other operators make of a box is not looked into. */
function readsBox(rule: Rule, asked: Asked): boolean {
  return [...readsOf(rule).paths].some((path) => {
    if (!path.startsWith('facts.')) return isBox(path, asked);
    const fact = asked.symbols.facts.get(path.slice('facts.'.length));
    const key = `${path} whole`;
    if (fact === undefined || asked.known.has(key)) return false;
    asked.known.add(key);
    return readsBox(fact.value, asked);
  });
}
