import { getPath, nameUnder, restOf, type Json } from '../../rules';
import { isLocal } from '../atoms/scope-name';
import type { Node, Variable } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import { classOf, isTrue } from '../values/value';

/** What has been brought about so far: everything else is as it was at the start. */
export interface Brought {
  /** Declared paths that may hold something else than at the start. */
  readonly answers: ReadonlySet<string>;
  /** Lookups that may have been loaded. */
  readonly lookups: ReadonlySet<string>;
  /** Commits that may have been made. */
  readonly commits: ReadonlySet<string>;
}

/** What conditions can come to while only some things have been brought about. */
export class Beginnings {
  readonly #prover: Prover;
  readonly #brought: Brought;
  #known = new Map<Node, boolean>();
  #allowed = new Map<Variable, readonly number[]>();

  constructor(prover: Prover, brought: Brought) {
    this.#prover = prover;
    this.#brought = brought;
  }

  /** More has been brought about since: what was impossible is asked anew. */
  again(): void {
    for (const [node, can] of this.#known) if (!can) this.#known.delete(node);
    this.#allowed.clear();
  }

  /** Whether a condition can hold by now. */
  can(node: Node): boolean {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const { diagrams } = this.#prover;
    const value = diagrams.at(node);
    const variable = diagrams.asks(node);
    const made =
      value !== null || variable === null
        ? value !== null && isTrue(value)
        : this.#classesOf(variable).some((index) => this.can(diagrams.kids(node)[index] ?? node));
    this.#known.set(node, made);
    return made;
  }

  /** Names of what a condition asks and nothing has brought about. */
  missing(variables: readonly Variable[]): readonly string[] {
    const names = variables
      .filter((each) => this.#classesOf(each).length < each.classes.length)
      .map(({ term }) => (term.path ?? term.key).replace(/^status:/, 'lookups.'));
    return [...new Set(names)];
  }

  #classesOf(variable: Variable): readonly number[] {
    const found = this.#allowed.get(variable);
    if (found !== undefined) return found;
    const starts = this.#startsOf(variable.term.path);
    const all = variable.classes.map((_, index) => index);
    const first = starts?.map((json) => classOf(variable.classes, json)) ?? all;
    const made = first.includes(-1) ? all : first;
    this.#allowed.set(variable, made);
    return made;
  }

  /** Values that something has at the start; null where it may be anything by now. */
  #startsOf(path: string | undefined): readonly Json[] | null {
    const { answers, lookups, commits } = this.#brought;
    if (path === undefined || isLocal(path)) {
      const commit = path === undefined ? null : nameUnder('commits', path);
      return commit === null || commits.has(commit) ? null : [null];
    }
    if (path.startsWith('status:')) return lookups.has(path.slice(7)) ? null : ['idle'];
    const commit = nameUnder('commits', path);
    if (commit !== null) return commits.has(commit) ? null : [null];
    const known = this.#prover.atoms.answers;
    const declared = known.declared(path);
    if (declared === null || answers.has(declared)) return null;
    const rest = restOf(path, declared);
    return known
      .startsOf(declared)
      .map((json) => (rest === '' ? json : typeof json === 'object' ? getPath(json, rest) : null));
  }
}
