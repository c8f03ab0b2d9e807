import { placeText, type CompiledJourney, type ShapeValidators } from '../../journey';
import { createProvers, type ProverOptions } from '../prover';
import { Comparison } from './compare';
import { consentTexts } from './consent-texts';
import { Dependencies } from './dependencies';
import type { ChangedFact, JourneyDiff } from './difference';
import type { Found } from './found';
import { inventoryOf } from './gather';
import { namesOf } from './names';
import { Roots } from './roots';
import { together, type Sites } from './together';

export interface DiffOptions extends Omit<ProverOptions, 'beside' | 'validators'> {
  /** Where each version is written; what is written once is told once by them. */
  readonly origins?: Sites;
  /** For what a question refuses, in each version. */
  readonly validators?: readonly [ShapeValidators, ShapeValidators];
}

/**
 * All that is otherwise between two versions of a journey, for every household: parts are found again by
 * what they are, and what they say is held against each other by what it comes to, not by its words.
 */
export function diffJourneys(
  before: CompiledJourney,
  after: CompiledJourney,
  { origins = { before: null, after: null }, validators = [{}, {}], ...options }: DiffOptions = {},
): JourneyDiff {
  const [one, other] = createProvers(
    [before, after].map((journey, index) => ({ journey, validators: validators[index] ?? {} })),
    options,
  );
  if (one === undefined || other === undefined) throw new Error('no provers');
  const sides = [one, other] as const;
  const inventories = [inventoryOf(before), inventoryOf(after, namesOf(before, after))] as const;
  const dependencies = new Dependencies(one, other);
  const roots = new Roots(sides, inventories, dependencies);
  const comparison = new Comparison(sides, dependencies, roots);
  const compared = comparison.compare(...inventories);
  const policy = consentTexts(comparison, sides);
  const found = [
    ...policy,
    ...comparison.found.filter((each) => !isTold(each, policy) && !isTaken(each, comparison.found)),
  ];
  const { differences, notReplayed } = together(found, sides, origins);
  const names = differences.flatMap(({ because }) => because.filter(isFact));
  const facts = new Map(
    names.map((name): readonly [string, ChangedFact] => {
      const fact = name.slice('fact:'.length);
      return [
        name,
        {
          name: fact,
          before: before.facts[fact] ?? null,
          after: after.facts[fact] ?? null,
        },
      ];
    }),
  );
  const incomplete = [...comparison.incomplete, ...otherCode(before, after)];
  return { differences, facts, compared, incomplete, notReplayed };
}

/** What a question or a sheet is called in lists is taken from its words, where nobody says otherwise. */
const isTaken = ({ before, kinds, entry }: Found, all: readonly Found[]): boolean =>
  before.is === 'plain' &&
  kinds.includes('words') &&
  all.some((each) => each.entry === entry && each.before.is === 'text');

/** Words of a consent that stand under the same version are told as that alone. */
const isTold = ({ kinds, places: { after } }: Found, policy: readonly Found[]): boolean =>
  kinds[0] === 'words' &&
  after !== null &&
  ['label', 'hint'].includes(after.kind) &&
  policy.some(
    (each) =>
      each.kinds[0] === 'consent-text' &&
      each.places.after !== null &&
      after.outer !== null &&
      placeText(each.places.after) === placeText(after.outer),
  );

const isFact = (name: string): boolean => name.startsWith('fact:');

/** Operators of the journey's own are code, which nobody can hold against other code. */
function otherCode(before: CompiledJourney, after: CompiledJourney): readonly string[] {
  const [was, now] = [before.needs?.operators ?? {}, after.needs?.operators ?? {}];
  return Object.entries(now)
    .filter(([name, digest]) => was[name] !== undefined && was[name] !== digest)
    .map(([name]) => `rules with the operator \`${name}\`, whose code is another`);
}
