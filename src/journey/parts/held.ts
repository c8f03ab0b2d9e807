import type { Place } from '../place';
import type { RuleScope } from '../scope';
import type { Kind } from './kinds';
import type { Part, Role, Way } from './part';
import type { AllOf } from './slots';
import { slotsOf } from './slots-of';

/** A slot seen apart from its kind: that they fit each other is known where the slots are written. */
interface WrittenSlot {
  readonly slot: 'rule' | 'rules' | 'template' | 'text' | 'texts';
  readonly role?: Role;
  readonly as: string | null;
  readonly scope: ScopeOf;
}
export interface PartSlot {
  readonly slot: 'one' | 'each';
  readonly kind: Kind;
  readonly as: string | null | ((owner: Part) => string);
  readonly name: ((is: unknown) => string) | null;
  readonly outer: ((owner: Part) => Place | null) | null;
  readonly scope: ScopeOf;
}
type ScopeOf = ((part: Part, allOf: AllOf) => RuleScope) | null;
type SaidSlot =
  | { readonly slot: 'plain' }
  | { readonly slot: 'names'; readonly as: string }
  | WrittenSlot;
type Slots = Readonly<Record<string, SaidSlot | PartSlot | Through>>;
interface Through {
  readonly slot: 'through';
  readonly in: Slots;
}

/** A slot, and the way to it from the part; `*` stands for every key. */
interface PlacedSlot<S> {
  readonly slot: S;
  readonly way: readonly string[];
}
interface SlotsOfKind {
  readonly said: readonly PlacedSlot<SaidSlot>[];
  readonly parts: readonly PlacedSlot<PartSlot>[];
}

const known = new Map<Kind, SlotsOfKind>();

function slotsOfKind(kind: Kind): SlotsOfKind {
  const met = known.get(kind);
  if (met !== undefined) return met;
  const said: PlacedSlot<SaidSlot>[] = [];
  const parts: PlacedSlot<PartSlot>[] = [];
  const visit = (slots: Slots, outer: readonly string[]): void => {
    for (const [key, slot] of Object.entries(slots)) {
      const way = [...outer, key];
      if (slot.slot === 'through') visit(slot.in, way);
      else if ('kind' in slot) parts.push({ slot, way });
      else said.push({ slot, way });
    }
  };
  visit(slotsOf[kind] as unknown as Slots, []);
  const found = { said, parts };
  known.set(kind, found);
  return found;
}

/** What stands in a slot of a part. */
export interface Held<S> {
  readonly slot: S;
  readonly key: string;
  readonly value: unknown;
  /** From the part to it. */
  readonly way: Way;
}

/** What a part says itself, in the order of its slots. */
export const saidBy = (part: Part): readonly Held<SaidSlot>[] =>
  heldIn(slotsOfKind(part.kind).said, part.is);

/** Where the parts in it stand. */
export const partsBy = (part: Part): readonly Held<PartSlot>[] =>
  heldIn(slotsOfKind(part.kind).parts, part.is);

function heldIn<S>(slots: readonly PlacedSlot<S>[], is: unknown): readonly Held<S>[] {
  const found: Held<S>[] = [];
  for (const { slot, way } of slots) {
    const key = way.at(-1) ?? '';
    if (key === '*')
      for (const [name, value] of entriesOf(is))
        found.push({ slot, key: String(name), value, way: [name] });
    else {
      let value: unknown = is;
      for (const step of way)
        value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
      if (value !== undefined) found.push({ slot, key, value, way });
    }
  }
  return found;
}

/** Names or indexes, each with what it leads to. */
export const entriesOf = (value: unknown): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value)
    ? value.map((each: unknown, index) => [index, each])
    : Object.entries(value ?? {});

const inner = new Map<Kind, ReadonlySet<Kind>>();

/** Every kind of part that can stand in another, at any depth. */
export function innerKinds(kind: Kind): ReadonlySet<Kind> {
  const met = inner.get(kind);
  if (met !== undefined) return met;
  const own = slotsOfKind(kind).parts.map(({ slot }) => slot.kind);
  const found = new Set([...own, ...own.flatMap((each) => [...innerKinds(each)])]);
  inner.set(kind, found);
  return found;
}
