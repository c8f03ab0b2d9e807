import type { JourneyEvent } from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import { mostAttempts } from './journey';
import { sides, subjectOf, type Quote, type Side } from './names';
import { type Surroundings, type Step } from './surroundings';
import { browserMoves } from './moves-of-browser';
import { partnerMoves } from './moves-of-partner';
import type { World } from './world';

export interface Move {
  readonly name: string;
  /** The question whose answer `no` this is: the only thing by which a page learns that there is none. */
  readonly no: Quote | null;
  readonly step: () => Step;
}

/** What can happen next. */
export function movesOf(world: World, around: Surroundings): readonly Move[] {
  const isSpent = world.storage.some((entry) => (entry?.attempt ?? 0) > mostAttempts);
  if (isSpent) return [];
  return [
    ...sides.flatMap((side) => [
      ...pressMoves(world, around, side),
      ...browserMoves(world, around, side),
    ]),
    ...partnerMoves(world, around),
  ];
}

/** What the household does. */
function pressMoves(world: World, around: Surroundings, side: Side): readonly Move[] {
  const tab = world.tabs[side];
  const { commits, answers } = tab.page.state;
  const move = (name: string, event: JourneyEvent): Move => ({
    name: `${side}: ${name}`,
    no: null,
    step: () => around.happen(world, side, event),
  });
  const act = (action: 'askNow' | 'sendAgain'): Move =>
    move(action, {
      type: 'commitActed',
      commit: 'order',
      action,
      online: true,
      at: moment,
    });
  const isTickable = answers['again'] !== true && around.isWarned(tab.page);
  const entries = commits.ledger['order'] ?? [];
  return [
    move('presses', { type: 'stepSubmitted', step: 'apply' }),
    changeQuote(world, around, side),
    ...(isTickable
      ? [
          move('ticks again', {
            type: 'fieldAnswered',
            section: 'warning',
            field: 'again',
            value: true,
          }),
        ]
      : []),
    ...(entries.length > 0 ? [act('sendAgain')] : []),
    ...(Object.values(commits.watches).some(({ ask }) => ask === null) ? [act('askNow')] : []),
  ];
}

function changeQuote(world: World, around: Surroundings, side: Side): Move {
  const quote: Quote = world.tabs[side].quote === 0 ? 1 : 0;
  return {
    name: `${side}: takes ${subjectOf(quote)}`,
    no: null,
    step: () => around.taken(world, side, quote),
  };
}
