import type { JourneyEvent } from '../../engine';
import { readEntries, readNumber, readText, ScenarioProblem } from '../source';
import { happen } from '../world';
import { openItem, openList, type Action, type Actions } from './reach';

const add: Action = (from) => {
  const name = readText(from);
  return (world) => {
    const { section, field, list } = openList(world, name, from);
    if (!list.canAdd) {
      const why = list.draft === null ? `it has all ${list.max}` : 'an item is open already';
      throw new ScenarioProblem(from, `Nothing can be added to the list \`${name}\`: ${why}.`);
    }
    return happen(world, { type: 'itemOpened', section, field, index: null }, from);
  };
};

/** Of the open item of a list. */
const atOpenItem =
  (type: 'itemSaved' | 'itemDismissed'): Action =>
  (from) => {
    const name = readText(from);
    return (world) => {
      const { section, field } = openItem(world, name, from);
      return happen(world, { type, section, field }, from);
    };
  };

interface Item {
  readonly section: string;
  readonly field: string;
  readonly index: number;
}

/** Of each list and index that is named. */
const atItems =
  (event: (item: Item) => JourneyEvent): Action =>
  (from) => {
    const items = readEntries(from).map(([name, at]) => [name, readNumber(at), at] as const);
    return (world) =>
      items.reduce((now, [name, index, at]) => {
        const { section, field, list } = openList(now, name, at);
        if (list.items.every((item) => item.index !== index)) {
          const words = `The list \`${name}\` has no item ${index}; it has ${list.items.length}.`;
          throw new ScenarioProblem(at, words);
        }
        if (list.draft !== null) {
          throw new ScenarioProblem(at, `An item of the list \`${name}\` is open.`);
        }
        return happen(now, event({ section, field, index }), at);
      }, world);
  };

/** What a person does with the items of a list. */
export const lists: Actions = {
  /** `{ "add": "home.previous" }`: begins a new item of a list. */
  add,

  /** `{ "save": "home.previous" }`: saves the open item; where it is not valid, that shows what is wrong. */
  save: atOpenItem('itemSaved'),

  /** `{ "cancel": "home.previous" }`: closes the open item of a list without saving it. */
  cancel: atOpenItem('itemDismissed'),

  /** `{ "change": { "home.previous": 0 } }`: opens an item of a list by its index. */
  change: atItems((item) => ({ type: 'itemOpened', ...item })),

  /** `{ "remove": { "home.previous": 0 } }`: removes an item of a list by its index. */
  remove: atItems((item) => ({ type: 'itemRemoved', ...item })),
};
