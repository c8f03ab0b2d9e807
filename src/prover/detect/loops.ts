import { allOf, ruleOf, type PartOf, type Place } from '../../journey';
import { isInside } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { cheapestWay, variablesUnder, type Assignment, type CostOf } from '../diagrams/ways';
import { createProver, type Prover } from '../prover';
import { byItself } from '../rounds/by-itself';
import { isClass, isOutside } from '../rounds/moment';
import type { Move } from '../rounds/moves-of';
import {
  failureOf,
  householdsPart,
  partnerIn,
  playersPart,
  sayingsOf,
  type Saying,
} from '../rounds/partner';
import { playedRound, type Played, type PlayedRound, type Went } from '../rounds/played-round';
import { readOfAnswers, Rounds, type Stop } from '../rounds/rounds';
import { isTrue } from '../values/value';
import type { Household } from '../witness/household';
import type { Kit } from './kit';

/** Households that are tried for one way, and for all of them; and those that are tried beside. */
const most = { each: 6, all: 90, beside: 40 };

/** Households that the journey itself sends from step to step, or to the same one again, without an end. */
export function loops(kit: Kit): void {
  const { journey, today } = kit.prover;
  const itself = byItself(journey);
  if (itself.circles.size === 0) return;
  const prover = createProver(journey, { beside: readOfAnswers(journey), today });
  const rounds = prover.attempt(() => new Rounds(prover, itself));
  if (rounds === null) {
    for (const { is, place } of allOf(journey, 'step'))
      if (itself.circles.has(is.id)) kit.incomplete.push(place);
    return;
  }
  const stops = [...rounds.stops.values()];
  const said = new Set<unknown>();
  let left = most.all;
  for (const stop of stops)
    for (const move of stop.moves) {
      if (said.has(siteOf(move, stop.step.is.id)) || left <= 0) continue;
      const endless = prover.attempt(() => rounds.endless(move));
      if (endless === null || endless === prover.diagrams.no) continue;
      const plays = first(playsOf(prover, stop, endless), Math.min(left, most.each));
      const { isFound, tried } = play(kit, stops, said, plays);
      left -= tried;
      if (!isFound && !sayRequired(kit, rounds, prover, said, stop, endless)) kit.notReplayed += 1;
    }
  play(kit, stops, said, first(playsBeside(prover, stops), most.beside));
}

function* first<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const each of all) {
    if (left <= 0) return;
    left -= 1;
    yield each;
  }
}

/** It takes less not to be loading anything, and to have a partner that answers. */
const costOf: CostOf = (variable, index) => {
  if (index === 0) return 0;
  const value = variable.classes[index];
  const isLoading = value?.is === 'known' && value.json === 'loading';
  return isLoading && !isOutside(variable) ? 8 : 1;
};

/** Those who never come to rest, the plainest first; each is told apart from the next. */
function* playsOf(prover: Prover, { step, given }: Stop, endless: Node): Generator<Played> {
  const { diagrams } = prover;
  for (let node: Node | null = endless; node !== null;) {
    const way: Assignment | null = cheapestWay(diagrams, node, isTrue, costOf);
    if (way === null) return;
    const household = prover.householdIn(householdsPart(way));
    yield { household, partner: partnerIn(way), step: step.is.id, given };
    const rest: Node = node;
    const told = nodeOf(prover, playersPart(way));
    node = prover.attempt((): Node => diagrams.and(rest, diagrams.not(told)));
  }
}

/** Those who take a way, whatever comes of it, with partners that say the same to every call. */
function* playsBeside(prover: Prover, stops: readonly Stop[]): Generator<Played> {
  for (const saying of sayingsOf(prover.journey))
    for (const { step, given, moves } of stops)
      for (const { when } of moves) {
        const way = cheapestWay(prover.diagrams, when, isTrue, costOf);
        if (way === null) continue;
        const household = prover.householdIn(householdsPart(way));
        yield { household, partner: () => saying, step: step.is.id, given };
      }
}

/** Lets the engine send them on their way; the first that it sends round for ever is said. */
function play(
  kit: Kit,
  stops: readonly Stop[],
  said: Set<unknown>,
  plays: Iterable<Played>,
): { readonly isFound: boolean; readonly tried: number } {
  const { engine, journey } = kit.prover;
  let tried = 0;
  for (const each of plays) {
    tried += 1;
    const round = playedRound(engine, journey, each);
    if (round === null) continue;
    sayPlayed(kit, stops, said, round, each.household);
    return { isFound: true, tried };
  }
  return { isFound: false, tried };
}

const nodeOf = ({ diagrams }: Prover, way: Assignment): Node =>
  [...way].reduce<Node>(
    (so, [variable, index]) => diagrams.and(so, isClass(diagrams, variable, index)),
    diagrams.yes,
  );

/** Says it of each way on a round that was played. */
function sayPlayed(
  kit: Kit,
  stops: readonly Stop[],
  said: Set<unknown>,
  { ways: gone, said: answers }: PlayedRound,
  household: Household,
): void {
  const ways = fromTheFirst(kit, gone);
  const partner = [...answers].flatMap(([as, saying]) =>
    saying === 'answers' ? [] : [failingWords(as, saying)],
  );
  const why = partner.length === 0 ? '' : `, while ${partner.join(' and ')}`;
  const found = ways.flatMap((went) => {
    const move = moveOf(kit, stops, went);
    return move === null ? [] : [{ from: went.from, move }];
  });
  sayOfEach(kit, said, { ways, why, found, household });
}

/**
 * Whom requirements alone send round, and what hangs on commits, which no household shows: nothing is
 * another after such a way, so what is so once is so each time.
 */
function sayRequired(
  kit: Kit,
  rounds: Rounds,
  prover: Prover,
  said: Set<unknown>,
  stop: Stop,
  endless: Node,
): boolean {
  const { diagrams } = prover;
  const isOfCommits = variablesUnder(diagrams, endless).some(({ term }) =>
    isInside(term.key, 'commits'),
  );
  if (!isOfCommits) return false;
  const found: { from: string; to: string; move: Move }[] = [];
  let node = endless;
  for (let at: Stop | undefined = stop; at !== undefined;) {
    const from: string = at.step.is.id;
    const begun = found.findIndex((each) => each.from === from);
    if (begun !== -1) {
      const ways = found.slice(begun);
      sayOfEach(kit, said, { ways, why: '', found: ways, household: null });
      return true;
    }
    const move: Move | undefined = at.moves.find(
      ({ part, when }) => part.kind === 'requirement' && diagrams.and(node, when) !== diagrams.no,
    );
    if (move === undefined) return false;
    node = diagrams.and(node, move.when);
    found.push({ from, to: move.to, move });
    at = rounds.stopAfter(move);
  }
  return false;
}

/** Says it of each way, where it is written. */
function sayOfEach(
  kit: Kit,
  said: Set<unknown>,
  {
    ways,
    why,
    found,
    household,
  }: {
    readonly ways: readonly { readonly from: string; readonly to: string }[];
    readonly why: string;
    readonly found: readonly { readonly from: string; readonly move: Move }[];
    readonly household: Household | null;
  },
): void {
  const names = [ways[0]?.from ?? '', ...ways.map(({ to }) => to)];
  for (const { from, move } of found) {
    if (said.has(siteOf(move, from))) continue;
    said.add(siteOf(move, from));
    kit.say(
      {
        code: 'JP206',
        place: placeOf(move.part),
        message: `A household can be sent round for ever: ${names.join(' → ')}${why}.`,
        help: 'let one of the steps lead elsewhere, or let something on the way end it',
      },
      household,
    );
  }
}

/** What is said once of a way: of calls whose failure leads to the error page once for a step. */
const siteOf = ({ part, to }: Move, from: string): unknown =>
  part.kind === 'use' ? `${from} → ${to}` : part;

/** A round has no beginning: it is told from the step that comes first in the journey. */
function fromTheFirst({ prover }: Kit, ways: readonly Went[]): readonly Went[] {
  const at = ({ from }: Went): number => prover.journey.steps.findIndex(({ id }) => id === from);
  const first = ways.reduce((so, way, index) => (at(way) < at(ways[so] ?? way) ? index : so), 0);
  return [...ways.slice(first), ...ways.slice(0, first)];
}

function failingWords(as: string, saying: Exclude<Saying, 'answers'>): string {
  const { kind, status } = failureOf(saying);
  return `\`${as}\` fails each time (${kind === 'http' ? status : kind})`;
}

/** What sent a household on its way, as far as that can be told from what held by then. */
function moveOf({ prover }: Kit, stops: readonly Stop[], went: Went): Move | null {
  const { from, to, isSentAway, heard, state } = went;
  const holds = (part: PartOf<'change'> | PartOf<'reaction'>): boolean =>
    part.scope.locals.length > 0 ||
    prover.engine.evaluate(state, ruleOf(part as PartOf<'change'>, 'when').rule) === true;
  const fits = ({ part }: Move): boolean => {
    if (part.kind === 'requirement')
      return (
        isSentAway &&
        part.owner.is.id === from &&
        prover.engine.evaluate(state, part.is.that) !== true
      );
    if (isSentAway) return false;
    if (part.kind === 'use') return part.is.as === heard;
    const { owner } = part;
    if (owner.kind !== 'reaction') return holds(part);
    const { on } = owner.is;
    const isHeard = (on.kind === 'succeeded' || on.kind === 'failed') && on.lookup === heard;
    const isBy = on.kind === 'succeeded' || on.kind === 'failed' ? isHeard : true;
    return isBy && holds(owner) && holds(part);
  };
  // What a sequence does that was begun on another step is a move of that one.
  const own = stops.filter(({ step }) => step.is.id === from);
  const there = [...own, ...stops].flatMap(({ moves }) => moves.filter((move) => move.to === to));
  return there.find(fits) ?? there.find(({ part }) => part.kind !== 'requirement') ?? null;
}

/** The line that says where to; of a call whose failure leads to the error page the call. */
function placeOf(part: Move['part']): Place {
  const key = part.kind === 'use' ? 'call' : 'goTo';
  return part.values.find(({ way }) => way[0] === key)?.place ?? part.place;
}
