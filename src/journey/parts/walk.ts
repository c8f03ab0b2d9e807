import type { CompiledJourney } from '../model';
import { placeAt, type Place } from '../place';
import { everywhere, type RuleScope } from '../scope';
import { entriesOf, innerKinds, partsBy, type PartSlot } from './held';
import type { Kind, Kinds } from './kinds';
import type { Part, PartOf, PlacedRule, Way } from './part';
import type { AllOf, KeyOf } from './slots';
import { aroundOf, writtenIn, type Written } from './written-in';

/** Every part of a journey, each before the parts in it. */
export const walk = (journey: CompiledJourney): Generator<Part> => walkIn(rootOf(journey));

/** A part and every part in it. */
export function* walkIn(part: Part): Generator<Part> {
  yield part;
  for (const each of part.parts) yield* walkIn(each);
}

/** Every part of one kind, in the same order. */
export const allOf = <K extends Kind>(journey: CompiledJourney, kind: K): readonly PartOf<K>[] =>
  allIn(rootOf(journey), kind);

const found = new WeakMap<Part, Map<Kind, readonly Part[]>>();

/** Every part of one kind in another, in the same order. */
export function allIn<K extends Kind>(part: Part, kind: K): readonly PartOf<K>[] {
  const known = found.get(part) ?? new Map<Kind, readonly Part[]>();
  found.set(part, known);
  const all = known.get(kind) ?? gather(part, kind);
  known.set(kind, all);
  return all as readonly PartOf<K>[];
}

/** What cannot hold one is not entered. */
function gather(part: Part, kind: Kind, found: Part[] = []): readonly Part[] {
  if (part.kind === kind) found.push(part);
  if (innerKinds(part.kind).has(kind)) for (const each of part.parts) gather(each, kind, found);
  return found;
}

/** The rule that stands under a key of a part. */
export function ruleOf<K extends Kind>(part: PartOf<K>, key: KeyOf<Kinds[K]['is']>): PlacedRule {
  const rule = part.rules.find(({ way }) => way.length === 1 && way[0] === key);
  if (rule === undefined) throw new Error(`${part.kind} has no rule \`${key}\``);
  return rule;
}

const roots = new WeakMap<CompiledJourney, Part>();

/** A journey has one tree of parts, which grows where it is looked at. */
function rootOf(journey: CompiledJourney): Part {
  const root =
    roots.get(journey) ??
    made(new Met('journey', journey, placeAt(null, 'journey'), null, [], everywhere));
  roots.set(journey, root);
  return root;
}

const journeyOf = ({ owner, is }: Part): CompiledJourney =>
  owner === null ? is : journeyOf(owner);

/** A part as it is made. That what it is fits its kind is known where the slots are written. */
class Met {
  readonly kind: Kind;
  readonly is: unknown;
  readonly place: Place;
  readonly owner: Part | null;
  readonly way: Way;
  readonly scope: RuleScope;
  #parts: readonly Part[] | null = null;
  #said: Written | null = null;

  constructor(
    kind: Kind,
    is: unknown,
    place: Place,
    owner: Part | null,
    way: Way,
    scope: RuleScope,
  ) {
    this.kind = kind;
    this.is = is;
    this.place = place;
    this.owner = owner;
    this.way = way;
    this.scope = scope;
  }

  get parts(): readonly Part[] {
    return (this.#parts ??= innerParts(made(this)));
  }

  get rules() {
    return this.#written().rules;
  }

  get texts() {
    return this.#written().texts;
  }

  get values() {
    return this.#written().values;
  }

  #written(): Written {
    return (this.#said ??= writtenIn(made(this), allOfIts(made(this))));
  }
}

const made = (part: Met): Part => part as unknown as Part;
const allOfIts =
  (part: Part): AllOf =>
  (kind) =>
    allOf(journeyOf(part), kind);

const innerParts = (owner: Part): readonly Part[] =>
  partsBy(owner).flatMap(({ slot, key, value, way }) => {
    if (value === null) return [];
    if (slot.slot === 'one') return innerPart(owner, slot, value, way, key);
    return entriesOf(value).map(([name, is]) => innerPart(owner, slot, is, [...way, name], name));
  });

function innerPart(owner: Part, slot: PartSlot, is: unknown, way: Way, key: string | number): Part {
  const scope = slot.scope?.(owner, allOfIts(owner)) ?? owner.scope;
  return made(new Met(slot.kind, is, placeOf(owner, slot, is, key), owner, way, scope));
}

function placeOf(owner: Part, slot: PartSlot, is: unknown, key: string | number): Place {
  const { as, name } = slot;
  if (as === '') return owner.place;
  const outer = slot.outer === null ? aroundOf(owner) : slot.outer(owner);
  const kind = typeof as === 'function' ? as(owner) : (as ?? String(key));
  return placeAt(outer, kind, slot.slot === 'one' ? null : (name?.(is) ?? key));
}
