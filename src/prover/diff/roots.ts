import { TooLarge } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import type { Dependencies, Name } from './dependencies';
import type { ConditionFacet, Facet, Inventory } from './facet';
import { all, nodeOf, ruled, textOf, type Formula } from './formula';

type Gated = Extract<Facet, { readonly around: readonly ConditionFacet[] }>;

/** What a facet comes to, with all that must hold besides. */
export function wholeOf(facet: ConditionFacet): Formula {
  const known = wholes.get(facet);
  if (known !== undefined) return known;
  const made = all(...facet.around.map(wholeOf), facet.own);
  wholes.set(facet, made);
  return made;
}
const wholes = new WeakMap<ConditionFacet, Formula>();

export const hereOf = ({ around }: Gated): Formula => all(...around.map(wholeOf));

/** Finds what differences follow from, where they are not written themselves. */
export class Roots {
  readonly #before: Prover;
  readonly #after: Prover;
  readonly #inventories: readonly [Inventory, Inventory];
  readonly #dependencies: Dependencies;
  readonly #asked = new Map<string, string[]>();

  constructor(
    sides: readonly [Prover, Prover],
    inventories: readonly [Inventory, Inventory],
    dependencies: Dependencies,
  ) {
    [this.#before, this.#after] = sides;
    this.#inventories = inventories;
    this.#dependencies = dependencies;
    for (const { entries } of inventories)
      for (const { kind, gate, path } of entries.values())
        if (kind === 'field' && gate !== null && path !== undefined) {
          const keys = this.#asked.get(path) ?? [];
          if (!keys.includes(gate.key)) this.#asked.set(path, [...keys, gate.key]);
        }
  }

  /** Nothing for what is written otherwise itself. */
  of(one: Gated, other: Gated, seen: ReadonlySet<string> = new Set()): readonly string[] {
    if ('own' in one && 'own' in other && this.differ(one.own, other.own))
      return textOf(one.own) === textOf(other.own) ? this.behind(one.own, seen) : [];
    const found = other.around.flatMap((each) => this.#ofKey(each.key, seen));
    return [...new Set(found)];
  }

  /** Key of the facet around it that alone makes it otherwise; null where it is so itself. */
  hangsOn(one: Gated, other: Gated): string | null {
    if ('own' in one && 'own' in other && this.differ(one.own, other.own)) return null;
    const found = other.around.find((each) => this.#ofKey(each.key, new Set()).length > 0);
    return found?.key ?? null;
  }

  /** What is otherwise of all that a formula reads. */
  behind(formula: Formula, seen: ReadonlySet<string> = new Set()): readonly string[] {
    const names = [...this.#dependencies.readsOf(formula)];
    return [...new Set(names.flatMap((each) => this.#ofName(each, seen)))];
  }

  /** Whether two come to something else for some household. */
  differ(one: Formula, other: Formula): boolean {
    const isAlike = textOf(one) === textOf(other);
    if (isAlike && !this.#dependencies.isTouched(one)) return false;
    try {
      return nodeOf(this.#before, one) !== nodeOf(this.#after, other);
    } catch (error) {
      if (error instanceof TooLarge) return !isAlike;
      throw error;
    }
  }

  /** The facet itself, or what it follows from; nothing where it is as it was. */
  #ofKey(key: string, seen: ReadonlySet<string>): readonly string[] {
    if (seen.has(key)) return [];
    const [one, other] = this.#inventories.map(({ facets }) => facets.get(key));
    if (one?.is !== 'condition' || other?.is !== 'condition') return [];
    if (!this.differ(wholeOf(one), wholeOf(other))) return [];
    const behind = this.of(one, other, new Set([...seen, key]));
    return behind.length === 0 ? [key] : behind;
  }

  #ofName(name: Name, seen: ReadonlySet<string>): readonly string[] {
    const dependencies = this.#dependencies;
    if (seen.has(name) || !dependencies.isTouchedName(name)) return [];
    const next = new Set([...seen, name]);
    const key = name.slice(name.indexOf(':') + 1);
    if (name.startsWith('fact:')) {
      const read = ruled({ var: `facts.${key}` });
      if (!this.differ(read, read)) return [];
      if (dependencies.isChanged(name)) return [name];
      return [...dependencies.behind(name)].flatMap((each) => this.#ofName(each, next));
    }
    const facets = (this.#asked.get(key) ?? []).flatMap((each) => this.#ofKey(each, next));
    if (facets.length > 0) return facets;
    const read = ruled({ var: key });
    return this.differ(read, read) ? [name] : [];
  }
}
