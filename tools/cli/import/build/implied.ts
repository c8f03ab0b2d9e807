import type { Json, Rule } from '../../../../src/engine';
import { isObject, pathOf } from '../../../../src/rules';

/** What holds, written as JSON, whenever a variable has an answer. */
export type Implies = (variable: string) => ReadonlySet<string>;

/**
 * Conditions that must all hold, without those that the others imply. Each group of a form says its own, so
 * that what asks for an answer in a group, or beside one with the same condition, says nothing new by it.
 */
export function withoutImplied(conditions: readonly Rule[], implies: Implies): readonly Rule[] {
  if (conditions.includes(false)) return [false];
  return conditions.reduce<readonly Rule[]>((left, condition) => {
    const others = left.filter((each) => each !== condition);
    const known = others.map((each) => impliedBy(each, implies));
    const isKnown = (part: Rule): boolean => known.some((each) => isIn(part, each));
    return partsOf(condition).every(isKnown) ? others : left;
  }, conditions);
}

/** What holds whenever a condition does: itself, and what its answers need in order to count. */
export function impliedBy(condition: Rule, implies: Implies): ReadonlySet<string> {
  const cases = operandsOf('or', condition);
  if (cases !== null) {
    const [first = new Set<string>(), ...others] = cases.map((each) => impliedBy(each, implies));
    const common = [...first].filter((part) => others.every((each) => each.has(part)));
    return new Set([JSON.stringify(condition), ...common]);
  }
  const parts = operandsOf('and', condition);
  if (parts !== null) return new Set(parts.flatMap((each) => [...impliedBy(each, implies)]));
  const needed = neededBy(condition);
  return new Set([JSON.stringify(condition), ...(needed === null ? [] : implies(needed))]);
}

/** Whether something is among what holds, or says of an answer that it is not one value where it is another. */
function isIn(part: Rule, known: ReadonlySet<string>): boolean {
  if (known.has(JSON.stringify(part))) return true;
  const denied = comparedIn(isObject(part) ? (part['!'] ?? null) : null);
  if (denied === null) return false;
  return [...known].some((each) => {
    const said = comparedIn(JSON.parse(each) as Rule);
    return said !== null && said.path === denied.path && said.value !== denied.value;
  });
}

/** The answer and the value that `===` holds against each other. */
function comparedIn(rule: Rule): { readonly path: string; readonly value: Json } | null {
  const [of = null, value = null] = operandsOf('===', rule) ?? [];
  const path = pathOf(of);
  return path !== null && isValue(value) ? { path, value } : null;
}

const partsOf = (rule: Rule): readonly Rule[] => operandsOf('and', rule) ?? [rule];

function operandsOf(operator: string, rule: Rule): readonly Rule[] | null {
  const given = isObject(rule) ? rule[operator] : undefined;
  return Array.isArray(given) ? (given as readonly Rule[]) : null;
}

/** The variable without an answer of which a comparison cannot hold. */
function neededBy(rule: Rule): string | null {
  if (!isObject(rule)) return null;
  const [[operator, given] = ['', null]] = Object.entries<Json>(rule);
  const [first = null, second = null] = (Array.isArray(given) ? given : [given]) as readonly Json[];
  switch (operator) {
    case '===':
      return isValue(second) ? pathOf(first) : isValue(first) ? pathOf(second) : null;
    case 'in':
      return Array.isArray(second) && second.every(isValue) ? pathOf(first) : null;
    case 'includes':
    case 'isAnswered':
      return pathOf(first);
    default:
      return null;
  }
}

const isValue = (rule: Json): boolean => typeof rule === 'string' || typeof rule === 'number';
