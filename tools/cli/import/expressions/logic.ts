import type { Rule } from '../../../../src/engine';

/** Rules of conditions, without what decides nothing. */
export const all = (...rules: readonly Rule[]): Rule => {
  const parts = rules.filter((each) => each !== true).flatMap((each) => partsOf('and', each));
  if (parts.includes(false)) return false;
  if (parts.length === 0) return true;
  return parts.length === 1 ? (parts[0] ?? true) : { and: distinct(parts) };
};

export const any = (...rules: readonly Rule[]): Rule => {
  const parts = rules.filter((each) => each !== false).flatMap((each) => partsOf('or', each));
  if (parts.includes(true)) return true;
  if (parts.length === 0) return false;
  return parts.length === 1 ? (parts[0] ?? false) : { or: distinct(parts) };
};

export const not = (rule: Rule): Rule => {
  if (typeof rule === 'boolean') return !rule;
  const inner = operandOf('!', rule);
  return inner === undefined ? { '!': rule } : inner;
};

/** The value after the condition, or the other one. */
export const choose = (condition: Rule, value: Rule, otherwise: Rule): Rule => {
  if (condition === true) return value;
  if (condition === false || JSON.stringify(value) === JSON.stringify(otherwise)) return otherwise;
  return { if: [condition, value, otherwise] };
};

export const isAnswered = (rule: Rule): Rule => ({ isAnswered: rule });

/** Whether it is one of the texts. */
export const isOneOf = (rule: Rule, values: readonly string[]): Rule => {
  const [first] = values;
  if (first === undefined) return false;
  return values.length === 1 ? { '===': [rule, first] } : { in: [rule, [...values]] };
};

/** The parts of an `and` within an `and`. */
function partsOf(operator: 'and' | 'or', rule: Rule): readonly Rule[] {
  const inner = operandOf(operator, rule);
  return Array.isArray(inner) ? (inner as readonly Rule[]) : [rule];
}

function operandOf(operator: string, rule: Rule): Rule | undefined {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule)) return undefined;
  return (rule as Readonly<Record<string, Rule>>)[operator];
}

/** Each once, where it stood first. */
function distinct(rules: readonly Rule[]): readonly Rule[] {
  const seen = new Set<string>();
  return rules.filter((each) => {
    const written = JSON.stringify(each);
    return !seen.has(written) && seen.add(written);
  });
}

/** A rule where something is known to hold: what asks for it alone falls away. */
export function given(known: Rule, rule: Rule): Rule {
  const asked = JSON.stringify(known);
  const within = (part: Rule): Rule => {
    if (JSON.stringify(part) === asked) return true;
    const [parts, cases, inner] = [
      operandOf('and', part),
      operandOf('or', part),
      operandOf('!', part),
    ];
    if (Array.isArray(parts)) return all(...(parts as readonly Rule[]).map(within));
    if (Array.isArray(cases)) return any(...(cases as readonly Rule[]).map(within));
    return inner === undefined ? part : not(within(inner));
  };
  return within(rule);
}
