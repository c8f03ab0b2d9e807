import type { CompiledJourney } from '../model';
import { placeAt } from '../place';
import { everywhere } from '../scope';
import { entriesOf, heldBy, leadsTo, type PartSlot } from './held';
import type { Kind, Kinds } from './kinds';
import type { Part, PartOf, PlacedRule, Way } from './part';
import type { KeyOf } from './slots';
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
  const all = known.get(kind) ?? [...ofKind(part, kind)];
  known.set(kind, all);
  return all as readonly PartOf<K>[];
}

/** What cannot hold one is not entered. */
function* ofKind(part: Part, kind: Kind): Generator<Part> {
  if (part.kind === kind) yield part;
  if (!leadsTo(part.kind, kind)) return;
  for (const each of part.parts) yield* ofKind(each, kind);
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
    partOf({
      kind: 'journey',
      is: journey,
      place: placeAt(null, 'journey'),
      owner: null,
      way: [],
      scope: everywhere,
    });
  roots.set(journey, root);
  return root;
}

const journeyOf = ({ owner, is }: Part): CompiledJourney =>
  owner === null ? is : journeyOf(owner);

type Lazy = Written & Pick<Part, 'parts'>;

function partOf(given: { readonly [P in Exclude<keyof Part, keyof Lazy>]: unknown }): Part {
  let written: Written | null = null;
  let parts: readonly Part[] | null = null;
  const gathered = () => (written ??= writtenIn(part, (kind) => allOf(journeyOf(part), kind)));
  const part = {
    ...given,
    get parts() {
      return (parts ??= innerParts(part));
    },
    get rules() {
      return gathered().rules;
    },
    get texts() {
      return gathered().texts;
    },
    get values() {
      return gathered().values;
    },
  } as Part;
  return part;
}

const innerParts = (owner: Part): readonly Part[] =>
  [...heldBy(owner)].flatMap(({ slot, key, value, way }) => {
    if (!('kind' in slot) || value === null) return [];
    if (slot.slot === 'one') return innerPart(owner, slot, value, way, key);
    return entriesOf(value).map(([name, is]) => innerPart(owner, slot, is, [...way, name], name));
  });

function innerPart(owner: Part, slot: PartSlot, is: unknown, way: Way, key: string | number): Part {
  const { as, name } = slot;
  const outer = slot.outer === null ? aroundOf(owner) : slot.outer(owner);
  const kind = typeof as === 'function' ? as(owner) : (as ?? String(key));
  return partOf({
    kind: slot.kind,
    is,
    place:
      as === ''
        ? owner.place
        : placeAt(outer, kind, slot.slot === 'one' ? null : (name?.(is) ?? key)),
    owner,
    way,
    scope: slot.scope?.(owner, (wanted) => allOf(journeyOf(owner), wanted)) ?? owner.scope,
  });
}
