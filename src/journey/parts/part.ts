import type { Rule } from '../../rules';
import type { CompiledText } from '../model';
import type { Place } from '../place';
import type { RuleScope } from '../scope';
import type { Kind, Kinds } from './kinds';

/** The keys and indexes that lead from one value into another. */
export type Way = readonly (string | number)[];

/** A part of a compiled journey with all that tells it from the others. */
export interface PartOf<K extends Kind> {
  readonly kind: K;
  readonly is: Kinds[K]['is'];
  readonly place: Place;
  /** The part that it belongs to; null for the journey. */
  readonly owner: Kinds[K]['in'] extends never ? null : AnyPart<Kinds[K]['in']>;
  /** From the owner to it. */
  readonly way: Way;
  /** What its own rules and texts are read over, where they say nothing else. */
  readonly scope: RuleScope;
  /** Those that it holds. */
  readonly parts: readonly Part[];
  /** Its own, not those of the parts in it. */
  readonly rules: readonly PlacedRule[];
  readonly texts: readonly PlacedText[];
  /** What else it says, key by key. */
  readonly values: readonly PlacedValue[];
}

/** A part of any of these kinds. */
export type AnyPart<K extends Kind> = { readonly [Each in K]: PartOf<Each> }[K];
export type Part = AnyPart<Kind>;

/** Whether a rule is there to hold or to have a value. */
export type Role = 'condition' | 'value';

interface Placed {
  readonly part: Part;
  readonly place: Place;
  /** From its part to it. */
  readonly way: Way;
  readonly scope: RuleScope;
}

export interface PlacedRule extends Placed {
  /** May be a plain value: then there is nothing to decide. */
  readonly rule: Rule;
  readonly role: Role;
}

export interface PlacedText extends Placed {
  readonly text: CompiledText;
}

export interface PlacedValue extends Omit<Placed, 'scope'> {
  readonly value: unknown;
}

/** Whether there is anything to decide. */
export const decides = ({ rule }: Pick<PlacedRule, 'rule'>): boolean =>
  typeof rule === 'object' && rule !== null;
