import { isWithin, nameUnder, readsOf, rootOf, type Rule } from '../../rules';
import { isLocal } from '../atoms/scope-name';
import type { Prover } from '../prover';
import { rulesIn, type Formula } from './formula';

/** `fact:x`, or `answer:path`. */
export type Name = string;

/**
 * What rules hang on beside their own words: facts, and answers, which read as nothing where nobody is
 * asked for them. What is written alike and hangs on nothing that is written otherwise is the same.
 */
export class Dependencies {
  readonly #sides: readonly [Prover, Prover];
  readonly #reads = new Map<Name, ReadonlySet<Name>>();
  readonly #changed = new Set<Name>();
  readonly #touched: ReadonlySet<Name>;

  constructor(before: Prover, after: Prover) {
    this.#sides = [before, after];
    const names = new Set(
      this.#sides.flatMap(({ journey, atoms }) => [
        ...Object.keys(journey.facts).map((name) => `fact:${name}`),
        ...atoms.answers.paths.map((path) => `answer:${path}`),
      ]),
    );
    for (const name of names) {
      const [one, other] = this.#sides.map((side) => rulesOf(side, name));
      if (JSON.stringify(one) !== JSON.stringify(other)) this.#changed.add(name);
      this.#reads.set(name, this.#namesIn([...(one?.rules ?? []), ...(other?.rules ?? [])]));
    }
    this.#touched = this.#spread();
  }

  /** Whether anything that it hangs on is written otherwise. */
  isTouched(...formulas: readonly Formula[]): boolean {
    return [...this.#namesIn(formulas.flatMap(rulesIn))].some((each) => this.#touched.has(each));
  }

  /** The names that a formula reads itself. */
  readsOf(formula: Formula): ReadonlySet<Name> {
    return this.#namesIn(rulesIn(formula));
  }

  /** Those that what is behind a name reads. */
  behind(name: Name): ReadonlySet<Name> {
    return this.#reads.get(name) ?? new Set();
  }

  /** Whether it is itself written otherwise. */
  isChanged(name: Name): boolean {
    return this.#changed.has(name);
  }

  isTouchedName(name: Name): boolean {
    return this.#touched.has(name);
  }

  #spread(): ReadonlySet<Name> {
    const touched = new Set(this.#changed);
    for (let before = -1; before !== touched.size;) {
      before = touched.size;
      for (const [name, reads] of this.#reads)
        if (!touched.has(name) && [...reads].some((each) => touched.has(each))) touched.add(name);
    }
    return touched;
  }

  readonly #named = new Map<string, readonly Name[]>();

  #namesIn(rules: readonly Rule[]): ReadonlySet<Name> {
    const found = new Set<Name>();
    for (const path of readsOf(...rules).paths)
      for (const each of this.#namesOf(path)) found.add(each);
    return found;
  }

  #namesOf(path: string): readonly Name[] {
    const known = this.#named.get(path);
    if (known !== undefined) return known;
    const fact = nameUnder('facts', path);
    const other = ['lookups', 'settings', 'calendars', 'today', 'commits'].includes(rootOf(path));
    const made =
      fact !== null
        ? [`fact:${fact}`]
        : other || isLocal(path)
          ? []
          : this.#sides.flatMap(({ atoms }) =>
              atoms.answers.paths
                .filter((each) => isWithin(each, path) || isWithin(path, each))
                .map((each) => `answer:${each}`),
            );
    this.#named.set(path, made);
    return made;
  }
}

/** What decides what a name reads as; undefined where one version does not have it. */
function rulesOf(
  { journey, atoms }: Prover,
  name: Name,
): { readonly isRecord: boolean; readonly rules: readonly Rule[] } | undefined {
  const [kind, key] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'fact') {
    const rule = journey.facts[key];
    return rule === undefined ? undefined : { isRecord: false, rules: [rule] };
  }
  if (!atoms.answers.isDeclared(key)) return undefined;
  const asked = atoms.answers
    .askedAt(key)
    .map(({ field, section }): Rule => ({ and: [section.relevant, field.relevant] }));
  // Where several ask, the order of them says nothing.
  const rules = [...new Map(asked.map((each) => [JSON.stringify(each), each])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rule]) => rule);
  return { isRecord: atoms.answers.isRecord(key), rules };
}
