import {
  type AnyPart,
  type CompiledReaction,
  type Part,
  type PartOf,
  type Place,
} from '../../journey';
import type { Rule } from '../../rules';
import { readsOf } from '../../rules';
import { scopeName } from '../atoms/scope-name';
import type { DifferenceKind } from './codes';
import { pairOf, type ConditionFacet, type Entry } from './facet';
import { all, always, any, not, ruled, rulesIn, textOf, type Formula } from './formula';
import type { Gatherer } from './gather';

/** One thing that is done, wherever among the changes it is written, and however often. */
interface Effect {
  readonly does: string;
  readonly kinds: readonly DifferenceKind[];
  readonly place: Place;
  readonly whens: Formula[];
  /** By name; of several that come about, the last counts. */
  readonly values: Map<
    string,
    { readonly when: Formula; readonly then: Formula; readonly place: Place }[]
  >;
  readonly reads: Set<string>;
  readonly writes: Set<string>;
}

/** What a part brings about: by what sets it off and what it does, not by how that is put into reactions. */
export class Effects {
  readonly #gatherer: Gatherer;
  readonly #entry: Entry;
  readonly #around: readonly ConditionFacet[];
  readonly #byTrigger = new Map<string, Map<string, Effect>>();

  constructor(gatherer: Gatherer, entry: Entry, around: readonly ConditionFacet[]) {
    this.#gatherer = gatherer;
    this.#entry = entry;
    this.#around = around;
  }

  of(part: Part): void {
    const before: Formula[] = [];
    for (const each of part.parts) {
      if (each.kind === 'reaction')
        for (const trigger of triggersOf(each.is.on)) this.#all(each, trigger, [conditionOf(each)]);
      else if (each.kind === 'failure') {
        const own = conditionOf(each);
        this.#all(each, 'when it fails', [own, ...before.map(not)]);
        before.push(own);
      } else if (each.kind === 'change') this.#change(each, slotTrigger(each), []);
      else if (each.kind === 'use') this.#use(each, 'when it is made', []);
    }
    for (const [trigger, effects] of this.#byTrigger) this.#add(trigger, effects);
  }

  #all(
    owner: PartOf<'reaction'> | PartOf<'failure'>,
    trigger: string,
    when: readonly Formula[],
  ): void {
    for (const each of owner.parts) if (each.kind === 'change') this.#change(each, trigger, when);
  }

  #change(part: PartOf<'change'>, trigger: string, outer: readonly Formula[]): void {
    const when = all(...outer, conditionOf(part));
    const { is, place } = part;
    const simple = (does: string, kind: DifferenceKind, writes: readonly string[] = []): void => {
      this.#effect(trigger, does, kind, { place, when, writes, values: [] });
    };
    for (const each of part.rules) {
      const [slot, path = ''] = each.way.map(String);
      if (slot === 'set')
        this.#effect(trigger, `sets \`${path}\``, 'changed', {
          ...{ place: each.place, when, writes: [path] },
          values: [['to', each.rule, scopeName(each), each.place]],
        });
      if (slot === 'leave' && each.rule !== null)
        this.#effect(trigger, 'leads to another site', 'steps', {
          ...{ place: each.place, when, writes: [] },
          values: [['to', each.rule, scopeName(each), each.place]],
        });
    }
    for (const path of is.clear) simple(`clears \`${path}\``, 'changed', [path]);
    for (const key of is.untouch) simple(`hides what is wrong with \`${key}\``, 'messages');
    for (const name of is.track) simple(`tracks \`${name}\``, 'sent');
    if (is.run !== null) simple(`runs \`${is.run}\``, 'sent');
    if (is.open !== null) simple(`opens \`${is.open}\``, 'steps');
    const to = is.parameters === undefined ? '' : ` with ${JSON.stringify(is.parameters)}`;
    if (is.goTo !== null) simple(`leads to \`${is.goTo}\`${to}`, 'steps');
    for (const each of part.parts) if (each.kind === 'use') this.#use(each, trigger, [when]);
  }

  #use(part: PartOf<'use'>, trigger: string, outer: readonly Formula[]): void {
    const { call, as } = part.is;
    const name = call === as ? `\`${call}\`` : `\`${call}\` as \`${as}\``;
    this.#effect(trigger, `calls ${name}`, 'sent', {
      ...{ place: part.place, when: all(...outer), writes: [`lookups.${as}`] },
      values: part.rules.map((each) => [
        `with \`${each.way.slice(1).join('.')}\``,
        each.rule,
        scopeName(each),
        each.place,
      ]),
    });
  }

  #effect(
    trigger: string,
    does: string,
    kind: DifferenceKind,
    {
      place,
      when,
      writes,
      values,
    }: {
      readonly place: Place;
      readonly when: Formula;
      readonly writes: readonly string[];
      readonly values: readonly (readonly [
        name: string,
        rule: Rule,
        scope: string,
        place: Place,
      ])[];
    },
  ): void {
    const effects = this.#byTrigger.get(trigger) ?? new Map<string, Effect>();
    this.#byTrigger.set(trigger, effects);
    const isConsent = writes.some((each) => this.#gatherer.consents.has(each));
    const effect: Effect = effects.get(does) ?? {
      ...{ does, place, whens: [], values: new Map(), reads: new Set(), writes: new Set() },
      kinds: [...(isConsent ? (['consents'] as const) : []), kind],
    };
    effects.set(does, effect);
    effect.whens.push(when);
    for (const path of readsOf(...rulesIn(when)).paths) effect.reads.add(path);
    for (const each of writes) effect.writes.add(each);
    for (const [name, rule, scope, at] of values) {
      const so = effect.values.get(name) ?? [];
      effect.values.set(name, [{ when, then: ruled(rule, scope), place: at }, ...so]);
      for (const path of readsOf(rule).paths) effect.reads.add(path);
    }
  }

  #add(trigger: string, effects: ReadonlyMap<string, Effect>): void {
    const names: string[] = [];
    for (const effect of effects.values()) {
      const { does, kinds, place, whens, values } = effect;
      const key = `${this.#entry.key}/${trigger}/${does}`;
      names.push(key);
      const what = `${this.#entry.what}, ${trigger}, ${does}`;
      const gate: ConditionFacet = {
        ...{ is: 'condition', key: `${key}#when`, entry: key, kinds, place, says: '' },
        ...{ own: any(...whens), around: this.#around },
      };
      const owner = this.#entry.key;
      this.#gatherer.entries.set(key, { key, owner, kind: 'change', what, place, gate, kinds });
      this.#gatherer.add(gate);
      for (const [name, cases] of values)
        this.#gatherer.add({
          ...{ is: 'value', key: `${key}#${name}`, entry: key, kinds, around: [gate], says: name },
          place: cases[0]?.place ?? place,
          own: cases.length === 1 ? (cases[0]?.then ?? always) : lastOf(cases),
        });
    }
    this.#gatherer.add({
      ...{ is: 'order', key: `${this.#entry.key}#order ${trigger}`, entry: this.#entry.key },
      ...{ names, kinds: ['changed'], place: this.#entry.place },
      ...{ says: `goes in this order ${trigger}`, pairs: clashesIn([...effects.values()], names) },
    });
  }
}

const lastOf = (cases: readonly { readonly when: Formula; readonly then: Formula }[]): Formula => ({
  is: 'choice',
  cases: unique(cases),
  otherwise: ruled(null),
});

/** The same under the same condition is done once. */
const unique = (cases: readonly { readonly when: Formula; readonly then: Formula }[]) => [
  ...new Map(cases.map((each) => [`${textOf(each.when)} ${textOf(each.then)}`, each])).values(),
];

/** Which of these come otherwise when they come in another order: one touches what the other sets. */
function clashesIn(effects: readonly Effect[], names: readonly string[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [index, one] of effects.entries())
    for (const [after, other] of effects.entries()) {
      if (after <= index) continue;
      const clash =
        [...one.writes].some((each) => other.reads.has(each) || other.writes.has(each)) ||
        [...other.writes].some((each) => one.reads.has(each));
      if (clash) pairs.add(pairOf(names[index] ?? '', names[after] ?? ''));
    }
  return pairs;
}

function conditionOf(part: AnyPart<'reaction' | 'change' | 'failure'>): Formula {
  const placed = part.rules.find(({ way }) => way.length === 1 && way[0] === 'when');
  return placed === undefined ? always : ruled(placed.rule, scopeName(placed));
}

function slotTrigger({ way }: PartOf<'change'>): string {
  const [slot] = way.map(String);
  if (slot === 'first') return 'before its first step';
  return slot === 'complete' ? 'when it is ended' : 'once it is done';
}

function triggersOf(on: CompiledReaction['on']): readonly string[] {
  switch (on.kind) {
    case 'entered':
      return ['on entry'];
    case 'answered':
      return on.paths.map((path) => `when \`${path}\` is answered`);
    case 'changed':
      return on.paths.map((path) => `when \`${path}\` changes`);
    case 'pressed':
      return [`when \`${on.action}\` is pressed`];
    case 'succeeded':
      return [`when \`${on.lookup}\` has an answer`];
    case 'failed':
      return [`when \`${on.lookup}\` has failed`];
  }
}
