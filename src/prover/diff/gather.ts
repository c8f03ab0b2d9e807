import { allOf, type CompiledJourney, type Part, type PlacedRule } from '../../journey';
import type { Json } from '../../rules';
import { scopeName } from '../atoms/scope-name';
import { Effects } from './effects';
import type { ConditionFacet, Entry, Facet, Inventory } from './facet';
import { gatherField } from './gather-field';
import { gatherSection } from './gather-section';
import { gatherStep } from './gather-step';
import { gatherTexts } from './gather-texts';
import type { Names } from './names';
import { meanings } from './meanings';
import type { Meaning } from './meaning';
import { ordersIn } from './orders';
import { nameOfPart, partMeanings } from './parts';
import { plainsOf } from './plains';
import { ruled } from './formula';
import { textWords } from './text-words';

/** Parts that their owner tells of, or that are told of as what they bring about. */
const told = new Set<Part['kind']>([
  'textCase',
  'requirement',
  'bounds',
  'reaction',
  'change',
  'use',
  'failure',
]);

/** Everything that a journey says, by what it is and not by where it stands. */
export function inventoryOf(journey: CompiledJourney, names: Names = new Map()): Inventory {
  const gatherer = new Gatherer(journey, names);
  const [root] = allOf(journey, 'journey');
  if (root !== undefined) gatherer.part(root, null, []);
  return gatherer;
}

export class Gatherer implements Inventory {
  readonly entries = new Map<string, Entry>();
  readonly facets = new Map<string, Facet>();
  /** Paths of answers that are consents. */
  readonly consents: ReadonlySet<string>;
  readonly #names: Names;

  constructor(journey: CompiledJourney, names: Names) {
    this.#names = names;
    this.consents = new Set(
      allOf(journey, 'field').flatMap(({ is }) => (is.consent === undefined ? [] : [is.path])),
    );
  }

  /** Adds a part, with all that is in it. `around`: what must hold for it to be there. */
  part(part: Part, owner: Entry | null, around: readonly ConditionFacet[]): void {
    if (told.has(part.kind)) return;
    if (part.kind === 'section') gatherSection(this, part, owner);
    else if (part.kind === 'field') gatherField(this, part, owner, around);
    else this.#generic(part, owner, around);
  }

  #generic(part: Part, owner: Entry | null, around: readonly ConditionFacet[]): void {
    const key = this.keyOf(part, owner);
    const written = part.rules.find(({ way, role }) => role === 'condition' && way[0] === 'when');
    const gate = written === undefined ? null : this.condition(part, key, written, around);
    // What a consent begins with is a matter of the consent.
    const isConsent = part.kind === 'opening' && this.consents.has(part.is.path);
    const kinds = isConsent ? (['consents'] as const) : [];
    const entry = this.entry(part, key, owner, {
      gate: gate ?? around.at(-1) ?? null,
      kinds: [...kinds, partMeanings[part.kind].kind],
    });
    const inside = gate === null ? around : [gate];
    this.said(part, entry, inside, new Set(['when']), kinds);
    if (part.kind === 'step') gatherStep(this, part, entry);
    for (const each of part.parts) this.part(each, entry, inside);
  }

  keyOf(part: Part, owner: Entry | null): string {
    if (owner === null) return 'journey';
    const own = `${part.kind}:${this.#names.get(part.is) ?? nameOfPart(part)}`;
    return part.kind === 'section' || owner.kind === 'journey' ? own : `${owner.key}/${own}`;
  }

  entry(
    part: Part,
    key: string,
    owner: Entry | null,
    more: { readonly gate: ConditionFacet | null } & Partial<
      Pick<Entry, 'what' | 'kinds' | 'path'>
    >,
  ): Entry {
    const { kind, noun } = partMeanings[part.kind];
    const made: Entry = {
      ...{ key, owner: owner?.key ?? null, kind: part.kind, place: part.place },
      what: what(part, owner, noun),
      kinds: [kind],
      ...more,
    };
    this.entries.set(key, made);
    return made;
  }

  add(facet: Facet): void {
    this.facets.set(facet.key, facet);
  }

  /** A rule of a part that holds for some households, by its key. */
  condition(
    part: Part,
    entry: string,
    placed: PlacedRule,
    around: readonly ConditionFacet[],
    kinds: ConditionFacet['kinds'] = [],
  ): ConditionFacet {
    const meaning = meaningOf(part, placed.way) ?? ['drawn', 'is so'];
    const made: ConditionFacet = {
      is: 'condition',
      key: `${entry}#${placed.way.join('.')}`,
      ...{ entry, around, place: placed.place },
      ...saidAs(meaning, placed.way, kinds),
      own: ruled(placed.rule, scopeName(placed)),
    };
    this.add(made);
    return made;
  }

  /** What a part says itself, but for what is told otherwise. */
  said(
    part: Part,
    entry: Entry,
    around: readonly ConditionFacet[],
    told: ReadonlySet<string>,
    kinds: Entry['kinds'] = [],
  ): void {
    const { key } = entry;
    for (const placed of part.rules) {
      const { way, place, role, rule } = placed;
      const meaning = meaningOf(part, way);
      if (meaning === null || told.has(String(way[0]))) continue;
      // A record of tracking has keys of its own making.
      const inside = part.kind === 'tracking' ? ['', ...way] : way;
      if (role === 'condition') this.condition(part, key, placed, around, kinds);
      else
        this.add({
          is: 'value',
          key: `${key}#${way.join('.')}`,
          ...{ entry: key, around, place },
          ...saidAs(meaning, inside, kinds),
          own: ruled(rule, scopeName(placed)),
        });
    }
    for (const { way, place, value } of part.values) {
      const meaning = meaningOf(part, way);
      if (meaning === null) continue;
      for (const { name, json } of plainsOf(part.kind, String(way[0]), value as Json))
        this.add({
          is: 'plain',
          key: `${key}#${[...way, ...name].join('.')}`,
          ...{ entry: key, place, json },
          ...saidAs(meaning, [...way, ...name], kinds),
        });
    }
    gatherTexts(this, part, entry, around);
    new Effects(this, entry, around).of(part);
    for (const order of ordersIn(part, entry)) this.add(order);
  }
}

export const meaningOf = (part: Part, way: PlacedRule['way']): Meaning | null => {
  const of = meanings[part.kind] as Readonly<Record<string, Meaning | null>>;
  return of[String(way[0])] ?? of['*'] ?? null;
};

export function saidAs(
  [kind, says]: Meaning,
  way: PlacedRule['way'],
  kinds: Entry['kinds'] = [],
): Pick<Facet, 'kinds' | 'says'> {
  const inner = way.slice(1).join('.');
  return {
    kinds: [...new Set([...kinds, kind])],
    says: inner === '' ? says : `${says} \`${inner}\``,
  };
}

function what(part: Part, owner: Entry | null, noun: string): string {
  if (owner === null) return noun;
  if (part.kind === 'options') return owner.what;
  const called = calledBy(part);
  const name = called === null ? '' : ` ${called}`;
  const inside = ['journey', 'step'].includes(owner.kind);
  return inside && part.kind !== 'submit' ? `${noun}${name}` : `${noun}${name} of ${owner.what}`;
}

/** What has no name of its own is called by its words. */
function calledBy(part: Part): string | null {
  if (part.kind === 'row') return `“${textWords(part.is.label)}”`;
  if (part.kind === 'content' && nameOfPart(part) !== part.is.id)
    return `“${textWords(part.is.title.length > 0 ? part.is.title : part.is.text)}”`;
  return part.place.name === null ? null : `\`${part.place.name}\``;
}
