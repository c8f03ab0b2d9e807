import type { Json, Rule } from '../../engine';
import {
  evaluate,
  joinPath,
  nameUnder,
  operationOf,
  operatorOf,
  pathOf,
  type Scope,
} from '../../rules';
import { all, any, either, not } from './boolean';
import { isCondition } from './is-condition';
import { valueAt, type Known } from './known';

/**
 * Whether a rule holds, as the engine asks: comes to `true` and nothing else.
 * What is known is worked out; what is left is true or false for every value of the rest.
 */
export function holds(rule: Rule, known: Known): Rule {
  const operation = operationOf(rule);
  if (operation === null) return rule === true;
  const { operator, given } = operation;
  const [first = null] = given;
  const flow = operatorOf(operator)?.flow;
  if (flow === 'all') return all(given.map((part) => holds(part, known)));
  if (flow === 'any') return any(given.map((part) => holds(part, known)));
  if (flow === 'none') return not(holds(first, known));
  if (flow === 'choice') return choice(given, known);
  const found = value(rule, known);
  if (isConstant(found)) return found === true;
  return isCondition(found, known) ? found : { '===': [found, true] };
}

function choice(given: readonly Rule[], known: Known): Rule {
  const [when = null, then = null, ...more] = given;
  if (given.length < 3) return holds(when, known);
  return either(holds(when, known), holds(then, known), choice(more, known));
}

/** What a rule comes to, with what is known worked out. */
export function value(rule: Rule, known: Known): Rule {
  if (isConstant(rule)) return rule;
  if (Array.isArray(rule)) return (rule as readonly Json[]).map((each) => value(each, known));
  const path = pathOf(rule);
  if (path !== null) return read(path, known);
  const operation = operationOf(rule);
  if (operation === null) return rule;
  const { operator, given } = operation;
  const flow = operatorOf(operator)?.flow;
  if (flow === 'choice') return choiceOfValues(given, known);
  if (flow !== undefined) return holds(rule, known);
  return compute(
    operator,
    given.map((each) => value(each, known)),
  );
}

function read(path: string, known: Known): Rule {
  const found = valueAt(known, path);
  if (found !== undefined) return found;
  const name = nameUnder('facts', path);
  const fact = name !== null && path === joinPath('facts', name) ? known.facts[name] : undefined;
  if (name === null || fact === undefined) return { var: path };
  const simplified = known.simplified.get(name) ?? value(fact, known);
  known.simplified.set(name, simplified);
  // A fact that nothing known has touched is best called by its name.
  const touched =
    isConstant(simplified) || JSON.stringify(simplified) !== JSON.stringify(untouched(name, known));
  return touched ? simplified : { var: path };
}

const untouchedFacts = new WeakMap<Known['facts'], Map<string, Rule>>();

/** A fact simplified with nothing known. */
function untouched(name: string, known: Known): Rule {
  const facts = untouchedFacts.get(known.facts) ?? new Map<string, Rule>();
  untouchedFacts.set(known.facts, facts);
  const earlier = facts.get(name);
  if (earlier !== undefined) return earlier;
  const nothing: Known = { ...known, values: new Map(), simplified: facts };
  const found = value(known.facts[name] ?? null, nothing);
  facts.set(name, found);
  return found;
}

function choiceOfValues(given: readonly Rule[], known: Known): Rule {
  const [when = null, then = null, ...more] = given;
  if (given.length < 3) return value(when, known);
  const asked = holds(when, known);
  if (asked === true) return value(then, known);
  const otherwise = choiceOfValues(more, known);
  if (asked === false) return otherwise;
  const first = value(then, known);
  if (isConstant(first) && first === otherwise) return first;
  const rest = operationOf(otherwise);
  return { if: [asked, first, ...(rest?.operator === 'if' ? rest.given : [otherwise])] };
}

const nowhere: Scope = { read: () => null, status: () => 'idle', today: '' };

/** Whether its value is not settled by what it is given. */
function readsMore(operator: string): boolean {
  const { reads, takes } = operatorOf(operator) ?? {};
  return reads !== undefined || takes?.kinds[0] === 'lookup';
}

function compute(operator: string, given: readonly Rule[]): Rule {
  const rule = { [operator]: given };
  if (readsMore(operator)) return rule;
  if (given.every(isSettled)) return evaluate(rule, nowhere);
  const [first = null, ...more] = given;
  const branches = operationOf(first);
  // A comparison of a choice is a choice of comparisons, and those may be settled.
  if (branches?.operator === 'if' && more.every(isSettled))
    return spread(operator, branches.given, more);
  const [second = null] = more;
  const others = operationOf(second);
  if (operator === '===' || operator === '!==') {
    if (others?.operator === 'if' && isSettled(first))
      return spread(operator, others.given, [first]);
    if (typeof second === 'boolean' && isCondition(first)) {
      return second === (operator === '===') ? first : not(first);
    }
  }
  return rule;
}

function spread(operator: string, branches: readonly Rule[], more: readonly Rule[]): Rule {
  const isCase = (index: number): boolean => index % 2 === 1 || index === branches.length - 1;
  const cases = branches.filter((_, index) => isCase(index));
  if (!cases.every(isSettled)) return { [operator]: [{ if: branches }, ...more] };
  const settled = branches.map((branch, index) =>
    isCase(index) ? evaluate({ [operator]: [branch, ...more] }, nowhere) : branch,
  );
  const fold = (rest: readonly Rule[]): Rule => {
    const [when = null, then = null, ...others] = rest;
    if (rest.length < 3) return when;
    const otherwise = fold(others);
    const conditions = typeof then === 'boolean' && isCondition(otherwise);
    return conditions ? either(when, then, otherwise) : { if: [when, then, otherwise] };
  };
  return fold(settled);
}

const isSettled = (rule: Rule): boolean =>
  isConstant(rule) || (Array.isArray(rule) && (rule as readonly Json[]).every(isConstant));

const isConstant = (rule: Rule): boolean => typeof rule !== 'object' || rule === null;
