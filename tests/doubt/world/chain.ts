import type { World } from './world';

const saves = ['switchKey', 'customer', 'address', 'terms', 'verifyBank', 'bank'] as const;

/** Presses what sends the form; the lock is had, or not. */
export async function press(world: World, change = false): Promise<void> {
  const { tab } = world;
  const mayChange = tab.view.commits.some(
    ({ place, actions }) => place === 'panel' && actions.includes('change'),
  );
  if (mayChange) tab.act('change');
  if (change) tab.answer('form', 'name', 'Somebody else');
  tab.submit();
  await world.pass(0.5);
}

/** Answers the saves before this one: it is what is under way. */
export async function saveUpTo(world: World, last: string): Promise<void> {
  for (const save of saves) {
    if (save === last) return;
    world.partner.waiting(save)?.answer(200, save === 'switchKey' ? 'key-fresh' : true);
    await world.settle();
  }
}

/** As far as the last save, which is under way. */
export const almostReach = (world: World): Promise<void> => saveUpTo(world, 'bank');

export async function reach(world: World): Promise<void> {
  world.partner.waiting('bank')?.answer(200, true);
  await world.settle();
}

/** The whole way, until the commit has left. */
export async function send(world: World): Promise<void> {
  await press(world);
  await almostReach(world);
  await reach(world);
}
