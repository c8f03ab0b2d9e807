import type { Place } from '../place';
import type { RuleScope } from '../scope';
import type { Kind, Kinds } from './kinds';
import type { PartOf, Role } from './part';

/** Finds all parts of a kind, wherever in the journey they are. */
export type AllOf = <K extends Kind>(kind: K) => readonly PartOf<K>[];

/** A scope that hangs on the part which holds the slot. */
type ScopeIn<K extends Kind> = (part: PartOf<K>, allOf: AllOf) => RuleScope;

/** Kinds of parts that a kind can hold. */
type Inner<K extends Kind> = {
  [C in Kind]: K extends Kinds[C]['in'] ? C : never;
}[Kind];

/** What a key of a part holds: nothing to walk into, a rule, a text, or parts of their own. */
export type Slot<K extends Kind> =
  | Plain
  | { readonly slot: 'names'; readonly as: string }
  | {
      readonly slot: 'rule' | 'rules' | 'template';
      readonly role: Role;
      readonly as: string | null;
      readonly scope: ScopeIn<K> | null;
    }
  | {
      readonly slot: 'text' | 'texts';
      readonly as: string | null;
      readonly scope: ScopeIn<K> | null;
    }
  | { [C in Inner<K>]: PartSlot<K, C> }[Inner<K>];

interface PartSlot<K extends Kind, C extends Kind> {
  readonly slot: 'one' | 'each';
  readonly kind: C;
  /** Kind of its place; null for the key of the slot, '' where its place is its owner's. */
  readonly as: string | null | ((owner: PartOf<K>) => string);
  /** Which of several; its key or index where nothing is said. */
  readonly name: ((is: Kinds[C]['is']) => string) | null;
  /** What its place is in; that of its owner where nothing is said. */
  readonly outer: ((owner: PartOf<K>) => Place | null) | null;
  /** That of its owner where nothing is said. */
  readonly scope: ScopeIn<K> | null;
}

export type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, P extends PropertyKey> = T extends unknown
  ? P extends keyof T
    ? NonNullable<T[P]>
    : never
  : never;

/** A slot for every key: one that a part of the model gets anew does not compile without. */
export type SlotsIn<K extends Kind, T> =
  string extends KeyOf<T>
    ? { readonly '*': Slot<K> }
    : {
        readonly [P in KeyOf<T>]-?: Slot<K> | Through<K, ValueOf<T, P>>;
      };
/** Its keys belong to the part around it. */
interface Through<K extends Kind, T> {
  readonly slot: 'through';
  readonly in: T extends object ? SlotsIn<K, T> : never;
}
export type SlotsOf<K extends Kind> = SlotsIn<K, Kinds[K]['is']>;

interface Plain {
  readonly slot: 'plain';
}

/** Keys that hold neither a rule nor a text nor a part. */
export const plain = <P extends string>(...keys: readonly P[]): { readonly [Key in P]: Plain } =>
  Object.fromEntries(keys.map((key) => [key, { slot: 'plain' }])) as { readonly [Key in P]: Plain };
/** What it names, one by one. */
export const names = (as: string) => ({ slot: 'names', as }) as const;

type RuleSlot<K extends Kind> = Extract<Slot<K>, { readonly role: Role }>;
type TextSlot<K extends Kind> = Extract<Slot<K>, { readonly slot: 'text' | 'texts' }>;

/** A rule that holds or does not. */
export const condition = <K extends Kind>(scope: ScopeIn<K> | null = null): RuleSlot<K> => ({
  slot: 'rule',
  role: 'condition',
  as: null,
  scope,
});
export const value = <K extends Kind>(scope: ScopeIn<K> | null = null): RuleSlot<K> => ({
  ...condition(scope),
  role: 'value',
});
/** Values by name; `as` is the kind of their places, null for places of their names alone. */
export const values = <K extends Kind>(
  as: string | null,
  scope: ScopeIn<K> | null = null,
): RuleSlot<K> => ({ slot: 'rules', role: 'value', as, scope });
export const conditions = <K extends Kind>(
  as: string | null,
  scope: ScopeIn<K> | null = null,
): RuleSlot<K> => ({ ...values(as, scope), role: 'condition' });
/** An object whose leaves are rules; `as` for several of them by name. */
export const template = <K extends Kind>(
  as: string | null,
  scope: ScopeIn<K> | null = null,
): RuleSlot<K> => ({ slot: 'template', role: 'value', as, scope });

export const text = <K extends Kind>(scope: ScopeIn<K> | null = null): TextSlot<K> => ({
  slot: 'text',
  as: null,
  scope,
});
/** Texts by name or in order. */
export const texts = <K extends Kind>(
  as: string | null,
  scope: ScopeIn<K> | null = null,
): TextSlot<K> => ({ slot: 'texts', as, scope });

type Details<K extends Kind, C extends Kind> = Partial<
  Pick<PartSlot<K, C>, 'as' | 'name' | 'outer' | 'scope'>
>;

/** A part that stands once, or not at all. */
export const one = <K extends Kind, C extends Kind>(
  kind: C,
  details: Details<K, C> = {},
): PartSlot<K, C> => ({
  slot: 'one',
  kind,
  as: null,
  name: null,
  outer: null,
  scope: null,
  ...details,
});
/** Parts by name or in order. */
export const each = <K extends Kind, C extends Kind>(
  kind: C,
  details: Details<K, C> = {},
): PartSlot<K, C> => ({ ...one(kind, details), slot: 'each', as: details.as ?? kind });
