import jsonLogic from 'json-logic-js';
import { type Flow, kindAt, operationOf, type Operator, type Scope } from './operator';
import { isRule, isTrue, known, operatorOf, operators } from './operators';
import { joinPath, nameUnder } from './paths';
import type { Json, JsonObject, Rule, Template } from './values';

/** What a rule or template reads: declared paths in the order of its text, and lookups by name for their status. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
}

/** Found in the rule's text: what is read stands there as it is. */
export function readsOf(...rules: readonly Json[]): Reads {
  const paths = new Set<string>();
  const statuses = new Set<string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    const operation = isRule(node) ? operationOf(node) : null;
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) {
      Object.values(node).forEach(visit);
      return;
    }
    const { given } = operation;
    given.forEach((part, index) => {
      const kind = kindAt(operator, index, given.length);
      if (kind === 'path' && typeof part === 'string') paths.add(part);
      else if (kind === 'lookup' && typeof part === 'string') statuses.add(part);
      else visit(part);
    });
    for (const path of operator.reads ?? []) paths.add(path);
  };
  rules.forEach(visit);
  return { paths, statuses };
}

/** Paths that rules and templates read, and those that the facts among them read in turn; a status is read at its lookup. */
export function readsThrough(
  facts: Readonly<Record<string, Rule>>,
  ...rules: readonly Json[]
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (...read: readonly Json[]): void => {
    const { paths, statuses } = readsOf(...read);
    for (const path of [...paths, ...[...statuses].map((name) => joinPath('lookups', name))]) {
      if (found.has(path)) continue;
      found.add(path);
      const name = nameUnder('facts', path);
      if (name !== null && Object.hasOwn(facts, name)) visit(facts[name] ?? null);
    }
  };
  visit(...rules);
  return found;
}

/** Our operators stand beside the library's own, under names that are nobody else's. */
const ours = (name: string): string => `changeover ${name}`;
function enlist(all: Readonly<Record<string, Operator>>): void {
  for (const [name, { run }] of Object.entries(all))
    if (run !== undefined)
      jsonLogic.add_operation(ours(name), run as (...given: unknown[]) => unknown);
}
enlist(operators);

/**
 * From now on every rule in this process knows these operators of a journey's own, by name. One
 * that has a name that is known already takes its place.
 */
export function addOperators(own: Readonly<Record<string, Operator>>): void {
  Object.assign(known, own);
  enlist(own);
}

/** What goes through its arguments itself is said with the library's `if`, and stops as soon as it knows. */
const flows: Readonly<Record<Flow, (given: readonly unknown[]) => unknown>> = {
  all: (given) => given.reduceRight((rest, part) => ({ if: [isTrue(part), rest, false] }), true),
  any: (given) => given.reduceRight((rest, part) => ({ if: [isTrue(part), true, rest] }), false),
  none: ([part]) => ({ '!==': [part, true] }),
  choice: (given) => ({
    if: given.map((part, index) =>
      index % 2 === 0 && index < given.length - 1 ? isTrue(part) : part,
    ),
  }),
};

/** A rule of the strict subset as plain JSON-Logic; each is translated once. */
function translate(rule: Rule): unknown {
  if (rule === null || typeof rule !== 'object') return rule;
  const known = translated.get(rule);
  if (known !== undefined) return known;
  const made = translateAnew(rule);
  translated.set(rule, made);
  return made;
}

const translated = new WeakMap<object, unknown>();

function translateAnew(rule: Rule & object): unknown {
  if (Array.isArray(rule)) return (rule as readonly Rule[]).map(translate);
  const operation = isRule(rule) ? operationOf(rule) : null;
  if (operation === null) return rule;
  const { flow, written } = operatorOf(operation.operator) ?? {};
  const given = operation.given.map(translate);
  return flow === undefined
    ? (written?.(given) ?? { [ours(operation.operator)]: given })
    : flows[flow](given);
}

/** Value of a rule. Literals are values themselves. */
export function evaluate(rule: Rule, scope: Scope): Json {
  if (rule === null || typeof rule !== 'object') return rule;
  const value = valueOf(rule, scope);
  scope.observe?.(rule, value, (part) => valueOf(part, scope));
  return value;
}

const valueOf = (rule: Rule, scope: Scope): Json =>
  (jsonLogic.apply(translate(rule) as never, scope) as Json | undefined) ?? null;

/** Conditions are boolean: anything but `true` does not hold. */
export const holds = (rule: Rule, scope: Scope): boolean => evaluate(rule, scope) === true;

/** A map from names to rules: its own keys are names, even where they read like an operator. */
export const evaluateAll = (rules: JsonObject, scope: Scope): JsonObject =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, evaluateTemplate(rule, scope)]),
  );

/** A structure whose leaves are rules. */
export function evaluateTemplate(template: Template, scope: Scope): Json {
  if (template === null || typeof template !== 'object') return template;
  if (Array.isArray(template))
    return (template as readonly Json[]).map((item) => evaluateTemplate(item, scope));
  return isRule(template) ? evaluate(template, scope) : evaluateAll(template as JsonObject, scope);
}
