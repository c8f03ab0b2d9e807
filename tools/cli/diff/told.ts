import type {
  CompiledJourney,
  Origin,
  Origins,
  Place,
  ShapeValidators,
} from '../../../src/journey';
import { factPlace } from '../../../src/journey';
import {
  differenceKinds,
  diffJourneys,
  type Difference,
  type DifferenceKind,
  type JourneyDiff,
} from '../../../src/prover';
import { valueRuleWords } from '../../../src/explain';
import { householdWords } from '../proof/household-words';
import { bothWords } from './formula-words';
import { journeyWords, type JourneyWords } from './journey-words';
import { sentenceOf } from './sentence-of';

/** A difference as it is printed, in whatever form. */
export interface Told {
  readonly code: string;
  readonly kinds: readonly DifferenceKind[];
  /** Under which brands alone it is so; none where it is so of the base. */
  readonly brands: readonly string[];
  /** What is otherwise, for whom, in one sentence without its full stop. */
  readonly message: string;
  readonly what: string;
  /** What it is of, and what of that, without figures. */
  readonly subject: string;
  readonly change: Difference['change'];
  /** Of the later version; of the earlier one where it is gone. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** null where both are written alike. */
  readonly before: string | null;
  readonly after: string | null;
  readonly counts: Difference['counts'];
  readonly examples: readonly string[];
  readonly also: readonly string[];
  readonly inside: readonly string[];
  /** Why, where it is not written otherwise itself: facts, and what else is told. */
  readonly because: readonly string[];
  /** What it is in, where it is otherwise with that alone. */
  readonly hangsOn: string | null;
}

/** One version, compiled. */
export interface Version {
  readonly journey: CompiledJourney;
  readonly origins: Origins | null;
  readonly validators: ShapeValidators;
}

export interface ToldDiff extends Pick<JourneyDiff, 'compared' | 'incomplete' | 'notReplayed'> {
  readonly told: readonly Told[];
  /** How facts that others follow from are worked out, by what `because` says of them. */
  readonly causes: ReadonlyMap<string, { readonly before: string; readonly after: string }>;
}

/** All that is otherwise between two versions, in words. */
export function toldDiff(before: Version, after: Version): ToldDiff {
  const diff = diffJourneys(before.journey, after.journey, {
    origins: { before: before.origins, after: after.origins },
    validators: [before.validators, after.validators],
  });
  const words = [
    journeyWords(before.journey, before.origins),
    journeyWords(after.journey, after.origins),
  ] as const;
  const teller = new Teller(diff, before, after, words);
  const { compared, incomplete, notReplayed } = diff;
  const told = diff.differences.map((each) => teller.tell(each));
  return { told, causes: teller.causes(), compared, incomplete, notReplayed };
}

class Teller {
  readonly #diff: JourneyDiff;
  readonly #before: Version;
  readonly #after: Version;
  readonly #words: readonly [JourneyWords, JourneyWords];
  readonly #byKey: ReadonlyMap<string, Difference>;

  constructor(
    diff: JourneyDiff,
    before: Version,
    after: Version,
    words: readonly [JourneyWords, JourneyWords],
  ) {
    this.#diff = diff;
    this.#before = before;
    this.#after = after;
    this.#words = words;
    this.#byKey = new Map(
      diff.differences.flatMap((each) => each.keys.map((key) => [key, each] as const)),
    );
  }

  tell(difference: Difference): Told {
    const { kinds, change, counts, also, inside, places, because, hangsOn } = difference;
    const both = bothWords(difference, this.#words);
    return {
      ...{ kinds, change, counts, also, inside, brands: [] },
      code: differenceKinds[kinds[0] ?? 'drawn'].code,
      message: sentenceOf(difference),
      what: difference.what,
      subject: [difference.what, ...difference.says].join(', '),
      ...this.#at(places.before, places.after),
      ...{ before: both?.[0] ?? null, after: both?.[1] ?? null },
      examples: difference.examples.map((example) => this.#example(difference, example)),
      because: [...new Set(because.map((each) => this.#cause(each)))],
      hangsOn: hangsOn === null ? null : (this.#byKey.get(hangsOn)?.what ?? null),
    };
  }

  causes(): ToldDiff['causes'] {
    return new Map(
      [...this.#diff.facts].map(([key, { before, after }]) => {
        const [was, now] = [before, after].map((rule, side) => {
          const words = this.#words[side === 0 ? 0 : 1];
          return rule === null ? 'not there' : valueRuleWords(rule, words.value, words.phrase);
        });
        return [this.#cause(key), { before: was ?? '', after: now ?? '' }] as const;
      }),
    );
  }

  #example({ before, after }: Difference, example: Difference['examples'][number]): string {
    const isCondition = before.is === 'condition' || after.is === 'condition';
    const word = (side: 0 | 1, value: Difference['examples'][number]['before']): string => {
      if ((side === 0 ? before : after).is === 'absent') return 'not there';
      if (isCondition) return value === true ? 'yes' : 'no';
      return this.#words[side].value(value);
    };
    const household = householdWords(example.household, this.#words[1].value);
    return `${household} (before: ${word(0, example.before)}, now: ${word(1, example.after)})`;
  }

  #cause(key: string): string {
    const fact = this.#diff.facts.get(key);
    if (fact !== undefined) {
      const place = factPlace(fact.name);
      const { file, line } = this.#at(place, place);
      return `the fact \`${fact.name}\` is worked out otherwise (${file}:${String(line)})`;
    }
    const root = this.#byKey.get(key);
    if (root !== undefined)
      return `${root.what} ${root.says.join(' and ')} otherwise`.replace('  ', ' ');
    return key.startsWith('answer:')
      ? `\`${key.slice('answer:'.length)}\` is asked otherwise`
      : `\`${key}\` is otherwise`;
  }

  #at(
    before: Place | null,
    after: Place | null,
  ): Pick<Told, 'file' | 'line' | 'column' | 'pointer'> {
    const found: Origin | null | undefined =
      after === null ? before && this.#before.origins?.at(before) : this.#after.origins?.at(after);
    const { file = 'journey.json', line = 1, column = 1, pointer = '' } = found ?? {};
    return { file, line, column, pointer };
  }
}
