import type { CompiledText, TextMark } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import type { Dependencies } from './dependencies';
import {
  pairOf,
  type ConditionFacet,
  type Entry,
  type Facet,
  type Inventory,
  type OrderFacet,
  type PlainFacet,
  type TextFacet,
  type TextsFacet,
  type ValueFacet,
} from './facet';
import { always, nodeOf, ruled, textOf, type Formula } from './formula';
import { absent, placesOf, type Found } from './found';
import { hereOf, wholeOf, type Roots } from './roots';
import { labelled } from './text-cases';

/** What stands for a value that is not there, which is something else than one that is nothing. */
const notThere = ruled('(not there)');

/** Holds the facets of two inventories against each other. */
export class Comparison {
  readonly found: Found[] = [];
  readonly incomplete: string[] = [];
  readonly #before: Prover;
  readonly #after: Prover;
  readonly #dependencies: Dependencies;
  readonly #roots: Roots;

  constructor(
    [before, after]: readonly [Prover, Prover],
    dependencies: Dependencies,
    roots: Roots,
  ) {
    this.#before = before;
    this.#after = after;
    this.#dependencies = dependencies;
    this.#roots = roots;
  }

  /** Everything that is otherwise. Returns how much was looked at. */
  compare(one: Inventory, other: Inventory): number {
    for (const entry of other.entries.values())
      if (!one.entries.has(entry.key)) this.#whole(entry, 'added', one, other);
    for (const entry of one.entries.values())
      if (!other.entries.has(entry.key)) this.#whole(entry, 'removed', other, one);
    const keys = new Set([...other.facets.keys(), ...one.facets.keys()]);
    for (const key of keys) {
      const [left, right] = [one.facets.get(key), other.facets.get(key)];
      const facet = right ?? left;
      if (facet === undefined) continue;
      const [before, after] = [one.entries.get(facet.entry), other.entries.get(facet.entry)];
      if (before === undefined || after === undefined) continue;
      this.#pair(left, right, after);
    }
    return keys.size;
  }

  #pair(one: Facet | undefined, other: Facet | undefined, entry: Entry): void {
    const facet = other ?? one;
    switch (facet?.is) {
      case 'condition':
        this.#condition(as('condition', one), as('condition', other), entry);
        return;
      case 'value':
        this.#value(as('value', one), as('value', other), entry);
        return;
      case 'plain':
        this.#plain(as('plain', one), as('plain', other), entry);
        return;
      case 'order':
        this.#order(as('order', one), as('order', other), entry);
        return;
      case 'text':
        this.#text(as('text', one), as('text', other), entry);
        return;
      case 'texts':
        this.#texts(as('texts', one), as('texts', other), entry);
        return;
      case undefined:
    }
  }

  /** Something that is there in one version alone, with all that is in it. */
  #whole(entry: Entry, change: 'added' | 'removed', without: Inventory, within: Inventory): void {
    if (entry.owner !== null && !without.entries.has(entry.owner)) return;
    const inner = [...within.entries.values()].filter(({ key }) => key.startsWith(`${entry.key}/`));
    const prover = change === 'added' ? this.#after : this.#before;
    const gate = entry.gate === null ? null : wholeOf(entry.gate);
    const node = prover.attempt(() => prover.diagrams.holds(nodeOf(prover, gate ?? always)));
    if (node === null)
      this.incomplete.push(`${entry.what} (${change}), which is too much to work out`);
    const { no } = prover.diagrams;
    const shown = gate === null || entry.gate === null ? null : entry.gate.own;
    const [missing, there] = [absent, shownAs(shown ?? always)];
    this.found.push({
      ...{ key: entry.key, entry: entry.key, what: entry.what, says: '', change },
      ...{ because: [], hangsOn: null },
      kinds: [...new Set([...entry.kinds, ...inner.flatMap(({ kinds }) => kinds)])],
      ...(change === 'added'
        ? { before: missing, after: there, places: placesOf(null, entry) }
        : { before: there, after: missing, places: placesOf(entry, null) }),
      inside: inner.filter(({ kind }) => kind === 'field').map(({ what }) => what),
      extent:
        node === null
          ? null
          : {
              gained: change === 'added' ? node : no,
              lost: change === 'added' ? no : node,
              of: [node],
              shows:
                change === 'added'
                  ? { before: null, after: gate ?? always }
                  : { before: gate ?? always, after: null },
            },
    });
  }

  #condition(
    one: ConditionFacet | undefined,
    other: ConditionFacet | undefined,
    entry: Entry,
  ): void {
    const said = one ?? other;
    if (said === undefined) return;
    // What is not written holds always.
    const [left, right] = [one ?? { ...said, own: always }, other ?? { ...said, own: always }];
    const [before, after] = [wholeOf(left), wholeOf(right)];
    if (this.#isAlike(before, after)) return;
    const { diagrams } = this.#before;
    const nodes = this.#attempt(right, entry, (): readonly [Node, Node, Node, Node] => {
      const was = diagrams.holds(nodeOf(this.#before, before));
      const now = diagrams.holds(nodeOf(this.#after, after));
      return [was, now, diagrams.and(now, diagrams.not(was)), diagrams.and(was, diagrams.not(now))];
    });
    if (nodes === null) return;
    const [was, now, gained, lost] = nodes;
    if (was === now) return;
    this.#add(right, entry, {
      ...{ before: shownAs(left.own), after: shownAs(right.own), places: placesOf(left, right) },
      because: this.#roots.of(left, right),
      hangsOn: this.#roots.hangsOn(left, right),
      extent: { gained, lost, of: [was, now], shows: { before, after } },
    });
  }

  #value(one: ValueFacet | undefined, other: ValueFacet | undefined, entry: Entry): void {
    const said = other ?? one;
    if (said === undefined) return;
    const [before, after] = [one?.own ?? notThere, other?.own ?? notThere];
    if (this.#isAlike(before, after)) return;
    const { diagrams } = this.#before;
    const nodes = this.#attempt(said, entry, (): readonly [Node, readonly Node[]] => {
      const [was, now] = [nodeOf(this.#before, before), nodeOf(this.#after, after)];
      if (was === now) return [diagrams.no, []];
      const differ = diagrams.combine('differ', [was, now], ([left, right]) =>
        left?.key === right?.key ? diagrams.no : diagrams.yes,
      );
      const here = diagrams.and(
        one === undefined ? diagrams.yes : nodeOf(this.#before, hereOf(one)),
        other === undefined ? diagrams.yes : nodeOf(this.#after, hereOf(other)),
      );
      return [diagrams.and(here, differ), [was, now, here]];
    });
    if (nodes === null || nodes[0] === diagrams.no) return;
    const because = one !== undefined && other !== undefined ? this.#roots.of(one, other) : [];
    this.#add(said, entry, {
      before: one === undefined ? absent : shownAs(before, 'value'),
      after: other === undefined ? absent : shownAs(after, 'value'),
      ...{ places: placesOf(one ?? null, other ?? null), because, hangsOn: null },
      extent: { gained: nodes[0], lost: diagrams.no, of: nodes[1], shows: { before, after } },
    });
  }

  #plain(one: PlainFacet | undefined, other: PlainFacet | undefined, entry: Entry): void {
    const said = other ?? one;
    const [before, after] = [one?.json ?? null, other?.json ?? null];
    if (said === undefined || JSON.stringify(before) === JSON.stringify(after)) return;
    this.#add(said, entry, {
      before: { is: 'plain', json: before },
      after: { is: 'plain', json: after },
      ...{ places: placesOf(one ?? null, other ?? null), because: [], hangsOn: null, extent: null },
    });
  }

  #order(one: OrderFacet | undefined, other: OrderFacet | undefined, entry: Entry): void {
    if (one === undefined || other === undefined) return;
    const left = one.names.filter((each) => other.names.includes(each));
    const right = other.names.filter((each) => left.includes(each));
    const turned = right.some((name, index) =>
      right.slice(index + 1).some((later) => {
        if (left.indexOf(later) > left.indexOf(name)) return false;
        const [was, now] = [pairOf(later, name), pairOf(name, later)];
        return one.pairs === null || one.pairs.has(was) || other.pairs?.has(now) === true;
      }),
    );
    if (!turned) return;
    this.#add(other, entry, {
      before: { is: 'list', names: left },
      after: { is: 'list', names: right },
      ...{ places: placesOf(one, other), because: [], hangsOn: null, extent: null },
    });
  }

  #text(one: TextFacet | undefined, other: TextFacet | undefined, entry: Entry): void {
    const said = other ?? one;
    if (said === undefined) return;
    const before = { text: one?.text ?? [], scope: one?.scope ?? said.scope };
    const after = { text: other?.text ?? [], scope: other?.scope ?? said.scope };
    this.#words(said, entry, before, after, placesOf(one ?? null, other ?? null));
  }

  #texts(one: TextsFacet | undefined, other: TextsFacet | undefined, entry: Entry): void {
    const said = other ?? one;
    if (said === undefined) return;
    const { before, after, reworded } = labelled(one?.cases ?? [], other?.cases ?? []);
    for (const [was, now] of reworded)
      this.#words({ ...said, key: `${said.key}:${now.place.name ?? ''}` }, entry, was, now, {
        before: was.place,
        after: now.place,
      });
    const value = (facet: TextsFacet | undefined, own: Formula): ValueFacet => ({
      ...(facet ?? said),
      ...{ is: 'value', own },
    });
    this.#value(value(one, before), value(other, after), entry);
  }

  #words(
    facet: Facet,
    entry: Entry,
    one: { readonly text: CompiledText; readonly scope: string },
    other: { readonly text: CompiledText; readonly scope: string },
    places: Found['places'],
  ): void {
    if (this.sameWords(one, other)) return;
    const isWritten = JSON.stringify(one.text) !== JSON.stringify(other.text);
    const read = isWritten ? [] : readsOf(one);
    this.#add({ ...facet, kinds: ['words'] }, entry, {
      before: { is: 'text', text: one.text },
      after: { is: 'text', text: other.text },
      because: [...new Set(read.flatMap((each) => this.#roots.behind(each)))],
      ...{ places, hangsOn: null, extent: null },
    });
  }

  /** Whether two texts come out alike for every household. */
  sameWords(
    one: { readonly text: CompiledText; readonly scope: string },
    other: { readonly text: CompiledText; readonly scope: string },
  ): boolean {
    if (one.text.length !== other.text.length) return false;
    return one.text.every((part, index) => {
      const twin = other.text[index] ?? '';
      if (typeof part === 'string' || typeof twin === 'string') return part === twin;
      if (outside(part) !== outside(twin)) return false;
      if ('mark' in part || 'mark' in twin) return true;
      const [left, right] = [pathIn(part), pathIn(twin)];
      return !this.#roots.differ(
        ruled({ var: left }, one.scope),
        ruled({ var: right }, other.scope),
      );
    });
  }

  #isAlike(one: Formula, other: Formula): boolean {
    return textOf(one) === textOf(other) && !this.#dependencies.isTouched(one);
  }

  #attempt<T>(facet: Facet, entry: Entry, work: () => T): T | null {
    const made = this.#after.attempt(work);
    if (made === null)
      this.incomplete.push(`${entry.what} ${facet.says}, which is too much to work out`);
    return made;
  }

  #add(
    { key, kinds, says }: Facet,
    { key: entry, what }: Entry,
    rest: Pick<Found, 'before' | 'after' | 'places' | 'because' | 'hangsOn' | 'extent'>,
  ): void {
    const change = 'changed' as const;
    this.found.push({ ...{ key, kinds, says, entry, what, change, inside: [] }, ...rest });
  }
}

type Placeholder = Exclude<CompiledText[number], string | TextMark>;
const pathIn = (part: Placeholder): string => ('path' in part ? part.path : part.link);
/** What is the same of two placeholders, whatever they read. */
const outside = (part: Placeholder | TextMark): string =>
  JSON.stringify(
    'path' in part ? [part.format ?? null] : 'mark' in part ? part : { link: part.text },
  );

const readsOf = ({
  text,
  scope,
}: {
  readonly text: CompiledText;
  readonly scope: string;
}): readonly Formula[] =>
  text.flatMap((part) =>
    typeof part === 'string' || 'mark' in part ? [] : [ruled({ var: pathIn(part) }, scope)],
  );

const shownAs = (of: Formula, is: 'condition' | 'value' = 'condition') => ({ is, of }) as const;

/** A facet as what it is; what has become something else is taken as not there. */
function as<K extends Facet['is']>(
  is: K,
  facet: Facet | undefined,
): Extract<Facet, { readonly is: K }> | undefined {
  return facet?.is === is ? (facet as Extract<Facet, { readonly is: K }>) : undefined;
}
