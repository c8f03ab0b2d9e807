import type { Json, Rule } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import type { Household } from '../witness/household';

/** Rules that decide something together, each with the place that its local names belong to. */
export type Formula =
  | { readonly is: 'rule'; readonly rule: Rule; readonly scope: string }
  | { readonly is: 'all' | 'any'; readonly of: readonly Formula[] }
  | { readonly is: 'not'; readonly of: Formula }
  | {
      readonly is: 'choice';
      /** The first that holds. */
      readonly cases: readonly { readonly when: Formula; readonly then: Formula }[];
      readonly otherwise: Formula;
    };

export const ruled = (rule: Rule, scope = ''): Formula => ({ is: 'rule', rule, scope });
export const all = (...of: readonly Formula[]): Formula => ({ is: 'all', of });
export const any = (...of: readonly Formula[]): Formula => ({ is: 'any', of });
export const not = (of: Formula): Formula => ({ is: 'not', of });
export const always = ruled(true);

const texts = new WeakMap<Formula, string>();

/** The same for two that are written alike. */
export function textOf(formula: Formula): string {
  const known = texts.get(formula);
  if (known !== undefined) return known;
  const made = write(formula);
  texts.set(formula, made);
  return made;
}

function write(formula: Formula): string {
  switch (formula.is) {
    case 'rule':
      return JSON.stringify([formula.rule, formula.scope]);
    case 'all':
    case 'any': {
      // What always holds adds nothing to what all must.
      const plain = formula.is === 'all' ? 'true' : 'false';
      const of = formula.of.map(textOf).filter((each) => each !== `[${plain},""]`);
      return of.length === 1 ? (of[0] ?? '') : `${formula.is}(${[...new Set(of)].join()})`;
    }
    case 'not':
      return `not(${textOf(formula.of)})`;
    case 'choice':
      return `choice(${formula.cases.map(({ when, then }) => `${textOf(when)}:${textOf(then)}`).join()},${textOf(formula.otherwise)})`;
  }
}

/** Every rule in it. */
export function rulesIn(formula: Formula): readonly Rule[] {
  switch (formula.is) {
    case 'rule':
      return [formula.rule];
    case 'all':
    case 'any':
      return formula.of.flatMap(rulesIn);
    case 'not':
      return rulesIn(formula.of);
    case 'choice':
      return [
        ...formula.cases.flatMap(({ when, then }) => [...rulesIn(when), ...rulesIn(then)]),
        ...rulesIn(formula.otherwise),
      ];
  }
}

/**
 * What it comes to, for all households at once.
 * @throws {TooLarge}
 */
export function nodeOf(prover: Prover, formula: Formula): Node {
  const { diagrams, evaluator } = prover;
  const holds = (each: Formula): Node => diagrams.holds(nodeOf(prover, each));
  switch (formula.is) {
    case 'rule':
      return evaluator.value(formula.rule, formula.scope);
    case 'all':
      return formula.of.reduce<Node>((so, each) => diagrams.and(so, holds(each)), diagrams.yes);
    case 'any':
      return formula.of.reduce<Node>((so, each) => diagrams.or(so, holds(each)), diagrams.no);
    case 'not':
      return diagrams.not(nodeOf(prover, formula.of));
    case 'choice':
      return formula.cases.reduceRight<Node>(
        (rest, { when, then }) => diagrams.select(holds(when), nodeOf(prover, then), rest),
        nodeOf(prover, formula.otherwise),
      );
  }
}

/** What it really comes to for one household: json-logic-js, reading through the engine. */
export function replay(prover: Prover, household: Household, formula: Formula): Json {
  const real = (each: Formula): Json => replay(prover, household, each);
  switch (formula.is) {
    case 'rule':
      return prover.replay(household, formula.rule);
    case 'all':
      return formula.of.every((each) => real(each) === true);
    case 'any':
      return formula.of.some((each) => real(each) === true);
    case 'not':
      return real(formula.of) !== true;
    case 'choice':
      return real(formula.cases.find(({ when }) => real(when) === true)?.then ?? formula.otherwise);
  }
}
