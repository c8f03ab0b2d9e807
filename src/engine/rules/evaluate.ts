import jsonLogic from 'json-logic-js';
import type { Json, JsonObject, Rule, Template } from '../model';
import { operatorNames, operators, strictOperators } from './operators';
import type { Scope } from './scope';

function read(this: Scope, path: unknown): Json {
  return this.read(String(path));
}

// `var` reads through the scope, so that a rule sees declared paths only and no prototype.
jsonLogic.add_operation('var', read);
for (const [name, operator] of Object.entries({ ...strictOperators, ...operators })) {
  jsonLogic.add_operation(name, operator as (...values: unknown[]) => unknown);
}

// Only `true` holds, and `and` and `or` say so or not (R3, R7, R8 of docs/semantics.md). The library calls both
// through its own object, for every part of a rule.
const { apply } = jsonLogic;
const isJunction = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && ('and' in rule || 'or' in rule);
Object.assign(jsonLogic, {
  truthy: (value: unknown) => value === true,
  apply: (rule: Parameters<typeof apply>[0], scope: unknown): unknown => {
    const value: unknown = apply(rule, scope);
    return isJunction(rule) ? value === true : value;
  },
});

/** Value of a rule. Literals are values themselves. */
export function evaluate(rule: Rule, scope: Scope): Json {
  if (rule === null || typeof rule !== 'object') return rule;
  const value = valueOf(rule, scope);
  scope.observe?.(rule, value, (part) => valueOf(part, scope));
  return value;
}

const valueOf = (rule: Rule, scope: Scope): Json =>
  (jsonLogic.apply(rule as never, scope) as Json | undefined) ?? null;

/** Conditions are boolean: anything but `true` does not hold. */
export const holds = (rule: Rule, scope: Scope): boolean => evaluate(rule, scope) === true;

/** A map from names to rules: its own keys are names, even where they read like an operator. */
export const evaluateAll = (rules: JsonObject, scope: Scope): JsonObject =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, evaluateTemplate(rule, scope)]),
  );

/** A structure whose leaves are rules: an object with one key that names an operator is a rule. */
export function evaluateTemplate(template: Template, scope: Scope): Json {
  if (template === null || typeof template !== 'object') return template;
  if (Array.isArray(template)) {
    return (template as readonly Json[]).map((item) => evaluateTemplate(item, scope));
  }
  const entries = Object.entries(template as Readonly<Record<string, Json>>);
  const only = entries.length === 1 ? entries[0] : undefined;
  if (only !== undefined && operatorNames.has(only[0])) return evaluate(template, scope);
  return Object.fromEntries(entries.map(([key, value]) => [key, evaluateTemplate(value, scope)]));
}
