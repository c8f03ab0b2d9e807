import { type CompiledJourney } from '../../journey';
import { getPath, restOf, type Json } from '../../rules';
import type { OpenKind } from '../values/value';
import { type Answers, offeredBy, type Asked } from './answers';
import { nature, type Nature } from './classes';
import type { LeafFinder } from './leaves';
import type { Observed } from './observed';
import { scopeName } from './scope-name';

/** What values of a term can be, by where it comes from. */
export class Natures {
  readonly #answers: Answers;
  readonly #leaves: LeafFinder;
  readonly #journey: CompiledJourney;

  constructor(answers: Answers, leaves: LeafFinder) {
    this.#answers = answers;
    this.#leaves = leaves;
    this.#journey = answers.journey;
  }

  /** Whether the journey asks for it or keeps it. */
  knows(path: string): boolean {
    return this.#answers.isDeclared(path);
  }

  /** Of an answer at a declared path. */
  ofAnswer(path: string): Nature {
    const asked = this.#answers.askedAt(path);
    const writers = this.#answers.writersOf(path);
    const kinds = new Set<OpenKind>(asked.flatMap(openKinds));
    const values = new Set<Json>(asked.flatMap((each) => offeredBy(each) ?? []));
    for (const each of writers?.values ?? []) values.add(each);
    // What a rule sets comes from where its terms come from; nobody has looked there.
    const leaves = (writers?.rules ?? []).map((rule) =>
      this.#leaves.of(rule.rule, scopeName(rule)),
    );
    for (const { constants } of leaves) for (const each of constants) values.add(each);
    const isOpen = writers === null || leaves.some(({ terms }) => terms.length > 0);
    const isWhole = asked.length > 0 && asked.every(({ field }) => field.type === 'integer');
    if (isOpen && kinds.size === 0) kinds.add(asked.length === 0 ? 'any' : kindOfType(asked));
    const plain = [...values].filter((each) => each === null || typeof each !== 'object');
    return nature({ open: [...kinds], values: plain, isClosed: kinds.size === 0, isWhole });
  }

  /** Of what somebody else than this journey knows: lookups, local names, commits. */
  ofOutside(seen: Observed): Nature {
    const texts = [...seen.constants].some(
      (each) => typeof each === 'string' || typeof each === 'boolean',
    );
    if (seen.isEntered) return nature({ open: ['any'] });
    if (seen.isNumber && !texts) return nature({ open: ['number'] });
    if (seen.isDate && !texts && !seen.isText) return nature({ open: ['date'] });
    return nature({ open: ['any'] });
  }

  /** Of a setting: an installation can give another, of the same type. */
  ofSetting(path: string): Nature {
    const given = getPath(this.#journey.settings, restOf(path, 'settings'));
    if (typeof given === 'boolean')
      return nature({ values: [false, true], isClosed: true, mayBeNothing: false });
    if (typeof given === 'number') return nature({ open: ['number'], mayBeNothing: false });
    return nature({ open: [typeof given === 'string' ? 'text' : 'any'] });
  }
}

/** What terms can be in any of several journeys. */
export const jointNatures = (
  all: readonly Natures[],
): Pick<Natures, 'ofAnswer' | 'ofOutside' | 'ofSetting'> => ({
  ofAnswer: (path) =>
    joint(all.filter((each) => each.knows(path)).map((each) => each.ofAnswer(path))),
  ofOutside: (seen) => joint(all.map((each) => each.ofOutside(seen))),
  ofSetting: (path) => joint(all.map((each) => each.ofSetting(path))),
});

function joint(all: readonly Nature[]): Nature {
  const [first, ...others] = all;
  if (first !== undefined && others.length === 0) return first;
  return nature({
    open: [...new Set(all.flatMap(({ open }) => open))],
    values: [...new Set(all.flatMap(({ values }) => values))],
    isClosed: all.every(({ isClosed }) => isClosed),
    mayBeNothing: all.some(({ mayBeNothing }) => mayBeNothing),
    isWhole: all.every(({ isWhole }) => isWhole),
    least: Math.min(...all.map(({ least }) => least)),
  });
}

const kindOfType = ([first]: readonly Asked[]): OpenKind =>
  first === undefined ? 'any' : kindOf(first);

/** Kinds of answers beyond those that are named. */
function openKinds(asked: Asked): readonly OpenKind[] {
  return offeredBy(asked) === null ? [kindOf(asked)] : [];
}

function kindOf({ field, schema }: Asked): OpenKind {
  if (field.type === 'integer' || field.type === 'number') return 'number';
  if (field.type === 'array') return 'list';
  if (field.type === 'object') return 'object';
  if (field.type === 'boolean') return 'any';
  return schema['format'] === 'date' ? 'date' : 'text';
}
