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
type Slot =
  | { readonly slot: 'plain' }
  | { readonly slot: 'names'; readonly as: string }
  | { readonly slot: 'through'; readonly in: Slots }
  | WrittenSlot
  | PartSlot;

type Slots = Readonly<Record<string, Slot>>;
const slots = slotsOf as unknown as Readonly<Record<Kind, Slots>>;

/** What stands in a slot of a part. */
export interface Held {
  readonly slot: Exclude<Slot, { readonly slot: 'through' }>;
  readonly key: string;
  readonly value: unknown;
  /** From the part to it. */
  readonly way: Way;
}

/** All that a part holds, in the order of its slots. */
export const heldBy = ({ kind, is }: Part): Generator<Held> => heldIn(slots[kind], is, []);

function* heldIn(within: Slots, holder: unknown, outer: Way): Generator<Held> {
  const every = within['*'];
  const values = holder as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(every === undefined ? within : values)) {
    const slot = every ?? within[key];
    const value = values[key];
    if (slot === undefined || value === undefined) continue;
    const way = [...outer, key];
    if (slot.slot === 'through') yield* heldIn(slot.in, value, way);
    else yield { slot, key, value, way };
  }
}

/** Names or indexes, each with what it leads to. */
export const entriesOf = (value: unknown): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value)
    ? value.map((each: unknown, index) => [index, each])
    : Object.entries(value ?? {});

const known = new Map<string, boolean>();

/** Whether parts of one kind can stand in another, at any depth. */
export function leadsTo(from: Kind, to: Kind): boolean {
  const key = `${from} ${to}`;
  const found =
    known.get(key) ?? innerKinds(slots[from]).some((each) => each === to || leadsTo(each, to));
  known.set(key, found);
  return found;
}

const innerKinds = (within: Slots): readonly Kind[] =>
  Object.values(within).flatMap((slot) => {
    if (slot.slot === 'through') return innerKinds(slot.in);
    return slot.slot === 'one' || slot.slot === 'each' ? [slot.kind] : [];
  });
