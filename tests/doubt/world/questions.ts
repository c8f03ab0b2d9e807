import type { Row } from '../row-shape';
import type { World } from './world';

const every = [2, 5, 10, 20, 40, 60];
const everyOfPermit = [5, 15, 60];

const intervals = ({ given }: Row): readonly number[] => {
  const made = given.asksMade ?? (given.lastAskAgo === undefined ? 1 : 6);
  const waits = given.journey === 'permit' ? everyOfPermit : every;
  return Array.from({ length: made - 1 }, (_, index) => waits[index] ?? 60);
};

/** Seconds that they take. */
export const elapsed = (row: Row): number =>
  intervals(row).reduce((sum, one) => sum + one, row.given.lastAskAgo ?? 0);

/** The questions that a page asks as it opens are answered, but for one that the event answers. */
export async function settle(world: World, row: Row): Promise<void> {
  const { given, event } = row;
  const { partner } = world;
  const isAnswered = event.kind === 'askAnswers' || event.kind === 'askFails';
  const isSaving = given.saveDone !== undefined || given.lock === 'mine';
  if (given.loading === true) return;
  if (world.tab.entries.length === 0 || isSaving) {
    partner.waiting('alreadySwitched')?.answer(200, false);
    await world.settle();
    return;
  }
  for (const seconds of intervals(row)) {
    await world.failAsk();
    await world.pass(seconds);
  }
  if (isAnswered) return;
  await world.failAsk();
  await world.pass(given.lastAskAgo ?? 0);
}
