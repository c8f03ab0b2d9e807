import type { FilterView } from '../../engine';
import {
  readEntries,
  readMany,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import { dialogOf, filterNamed, happen, itemWith, screenNow, type World } from '../world';
import { buttonNamed, closeFirst, type Action, type Actions, type Deed } from './reach';

const filter: Action = (from) => {
  const entries = readEntries(from);
  return (world) => entries.reduce((now, [id, at]) => chooseIn(now, id, at), world);
};

function chooseIn(world: World, id: string, at: Located): World {
  const found = filterNamed(screenNow(world, at).view, id, at);
  const values = readMany(at).map((one) => offered(found, one));
  if (found.as !== 'boxes' && values.length !== 1) {
    throw new ScenarioProblem(at, `Of \`${id}\` exactly one is chosen, not ${values.length}.`);
  }
  const chosen = { ...world.choice.filters, [id]: found.as === 'boxes' ? values : values.join('') };
  return { ...world, choice: { ...world.choice, filters: chosen } };
}

/** The value as the screen offers it: numbers stand in the address as words. */
function offered({ id, options }: FilterView, at: Located): string {
  const value = typeof at.value === 'number' ? String(at.value) : at.value;
  const found = options.find((option) => option.value === value);
  if (found !== undefined) return found.value;
  const known = options.map((option) => option.value).join(', ');
  throw new ScenarioProblem(
    at,
    `\`${id}\` does not offer ${JSON.stringify(at.value)}; it offers ${known === '' ? 'nothing' : known}.`,
  );
}

const order: Action = (from) => {
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

/** `{ "press": { "button": "book", "on": { "id": "s1" } } }`: a button at an item that is shown. */
export function pressAtItem(from: Located): Deed {
  const part = readParts(from, ['button', 'on']);
  const at = required(from, 'button', part('button'));
  const on = required(from, 'on', part('on'));
  const button = readText(at);
  return (world) => {
    const item = itemWith(world, screenNow(world, from), on);
    if (dialogOf(world) !== null) {
      throw new ScenarioProblem(from, 'A dialog stands before the screen.', closeFirst);
    }
    const action = buttonNamed(item.actions, button, `The item \`${item.key}\``, at);
    const { sequence, with: given } = action;
    return happen(world, { type: 'sequenceRequested', sequence, with: given }, from);
  };
}

const choose: Action = (from) => {
  const part = readParts(from, ['sequence', 'with']);
  const at = required(from, 'sequence', part('sequence'));
  const sequence = readText(at);
  const given = part('with');
  const parameters = Object.fromEntries(
    given === undefined ? [] : readEntries(given).map(([key, { value }]) => [key, value] as const),
  );
  return (world) => {
    if (!Object.hasOwn(world.journey.sequences, sequence)) {
      throw new ScenarioProblem(at, `The journey has no sequence \`${sequence}\`.`);
    }
    return happen(world, { type: 'sequenceRequested', sequence, with: parameters }, from);
  };
};

/** What a person does on a screen of items. */
export const screens: Actions = {
  /**
   * `{ "filter": { "roof": "covered", "owner": [2, 7] } }`: chooses in the filters of a screen, each
   * filter as a whole; no box at all unticks them.
   */
  filter,

  /** `{ "order": "cheapest" }`: chooses the order of the items on a screen. */
  order,

  /** `{ "choose": { "sequence": "switchNow", "with": { … } } }`: a screen asks for a sequence. */
  choose,
};
