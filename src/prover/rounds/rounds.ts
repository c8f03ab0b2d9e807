import { allOf, type CompiledJourney, type PartOf } from '../../journey';
import { scopeName } from '../atoms/scope-name';
import type { Beside } from '../atoms/atoms';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import { changesIn } from '../reach/changes-in';
import type { ByItself } from './by-itself';
import { local } from './course';
import { movesOf, type Move } from './moves-of';
import { sayingsOf } from './partner';

/** A step to which a household came with so much in the address. */
export interface Stop {
  readonly step: PartOf<'step'>;
  readonly given: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
}

/** Beyond so many rounds who is left is taken for one that goes on for ever, which the engine bears out or not. */
const mostRounds = 30;

/** Rules that read an answer of a partner as the lookup that holds it, by then and ever after. */
export const readOfAnswers = (journey: CompiledJourney): readonly Beside[] =>
  allOf(journey, 'run').flatMap((run) =>
    [run, ...changesIn(run)]
      .flatMap(({ rules }) => rules)
      .map((placed) => ({
        rule: local(placed.rule, { answer: run.is.use.as }),
        scope: scopeName(placed),
        isCondition: placed.role === 'condition',
      })),
  );

/**
 * Who is sent on and on: the steps to which the journey itself sends households, and for each of them who
 * never comes to rest from there. All begin as such, and who has no move to where somebody still is, is
 * taken out, until nobody is any more.
 */
export class Rounds {
  readonly stops = new Map<string, Stop>();
  readonly #prover: Prover;
  readonly #endless = new Map<string, Node>();

  constructor(prover: Prover, { circles: steps, called }: ByItself) {
    this.#prover = prover;
    const { journey, diagrams } = prover;
    const partner = { sayings: sayingsOf(journey), called };
    const parts = new Map(allOf(journey, 'step').map((part) => [part.is.id, part]));
    const open = [...steps].map((id): readonly [string, Stop['given']] => [id, {}]);
    for (const [id, given] of open) {
      const key = keyOf(id, given);
      const step = parts.get(id);
      if (step === undefined || this.stops.has(key)) continue;
      const moves = movesOf(prover, partner, step, given).filter(({ to }) => steps.has(to));
      this.stops.set(key, { step, given, moves });
      this.#endless.set(key, diagrams.yes);
      for (const move of moves) open.push([move.to, move.given]);
    }
    for (let round = 0; round < mostRounds && this.#next(); round += 1);
  }

  /** Where a move leads to. */
  stopAfter({ to, given }: Move): Stop | undefined {
    return this.stops.get(keyOf(to, given));
  }

  #next(): boolean {
    const { diagrams } = this.#prover;
    let isOther = false;
    for (const [key, { moves }] of this.stops) {
      const before = this.#endless.get(key) ?? diagrams.no;
      if (before === diagrams.no) continue;
      const on = moves.reduce<Node>((so, move) => diagrams.or(so, this.endless(move)), diagrams.no);
      const after = diagrams.and(before, on);
      this.#endless.set(key, after);
      isOther ||= after !== before;
    }
    return isOther;
  }

  /** Who takes a move, and is never at rest again. */
  endless({ to, given, when, after }: Move): Node {
    const { diagrams } = this.#prover;
    const there = this.#endless.get(keyOf(to, given)) ?? diagrams.no;
    return there === diagrams.no || when === diagrams.no
      ? diagrams.no
      : diagrams.and(when, after.now(there));
  }
}

const keyOf = (id: string, given: Stop['given']): string => `${id} ${JSON.stringify(given)}`;
