import { readText, ScenarioProblem } from '../source';
import { screenNow } from '../world';
import type { Action } from './deed';

/** `{ "order": "cheapest" }`: chooses the order of the items on a screen. */
export const order: Action = (from) => {
  const id = readText(from);
  return (world) => {
    const { orders } = screenNow(world, from).view;
    if (orders.some((one) => one.id === id))
      return { ...world, choice: { ...world.choice, order: id } };
    const known = orders.map((one) => one.id).join(', ');
    throw new ScenarioProblem(
      from,
      `The screen has no order \`${id}\`.`,
      known === '' ? 'it has none' : `it has ${known}`,
    );
  };
};
