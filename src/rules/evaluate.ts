import jsonLogic from 'json-logic-js';
import type { Json, JsonObject, Rule, Template } from './json';
import { operationOf } from './operation';
import type { Flow, Operator, Scope } from './operator';
import { isRule, known, operatorOf, operators } from './operators';

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

/** Only `true` holds (R3 of docs/semantics.md). */
const isTrue = (rule: unknown): object => ({ '===': [rule, true] });

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
  const flow = operatorOf(operation.operator)?.flow;
  const given = operation.given.map(translate);
  return flow === undefined ? { [ours(operation.operator)]: given } : flows[flow](given);
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
