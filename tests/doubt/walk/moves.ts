import type { JourneyEvent } from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import { browserMoves } from './moves-of-browser';
import { answerMoves } from './moves-of-partner';
import { subjectOf } from './names';
import { quoteNow, type Place, type Step, type Surroundings } from './surroundings';

export interface Move {
  readonly name: string;
  /** It comes about by itself where nothing goes wrong and nobody presses anything. */
  readonly isCalm: boolean;
  /** The answer of the partner that it has none: the only thing by which a page learns that. */
  readonly isNo: boolean;
  readonly step: () => Step;
}

export const move = (
  name: string,
  step: () => Step,
  { isCalm = false, isNo = false }: Partial<Pick<Move, 'isCalm' | 'isNo'>> = {},
): Move => ({ name, isCalm, isNo, step });

/** What can happen to a tab next. */
export const movesOf = (place: Place, around: Surroundings): readonly Move[] => [
  ...pressMoves(place, around),
  ...browserMoves(place, around),
  ...answerMoves(place, around),
];

/** What the household does. */
function pressMoves(place: Place, around: Surroundings): readonly Move[] {
  const { page } = place.tab;
  const { commits, answers } = page.state;
  const press = (name: string, event: JourneyEvent): Move =>
    move(name, () => around.happen(place, event));
  const act = (action: 'askNow' | 'sendAgain'): Move =>
    press(action, { type: 'commitActed', commit: 'order', action, online: true, at: moment });
  const quote = quoteNow(page) === 0 ? 1 : 0;
  const sent = place.around.storage.reduce((sum, entry) => sum + (entry?.attempt ?? 0), 0);
  const isSpent = sent >= around.bounds.sends;
  const moves = isSpent ? [] : [press('presses', { type: 'stepSubmitted', step: 'apply' })];
  if (around.bounds.takesQuotes) {
    moves.push(move(`takes ${subjectOf(quote)}`, () => around.taken(place, quote)));
  }
  if (answers['again'] !== true && around.pages.claims(page).isWarned) {
    const tick = { section: 'warning', field: 'again', value: true };
    moves.push(press('ticks again', { type: 'fieldAnswered', ...tick }));
  }
  if (!isSpent && (commits.ledger['order'] ?? []).length > 0) moves.push(act('sendAgain'));
  if (Object.values(commits.watches).some(({ ask }) => ask === null)) moves.push(act('askNow'));
  return moves;
}
