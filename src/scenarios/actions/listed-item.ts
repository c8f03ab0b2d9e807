import { readEntries, readNumber, ScenarioProblem, type Located } from '../source';
import { happen, type World } from '../world';
import { openList } from './open-list';

type Item = { readonly section: string; readonly field: string; readonly index: number };

/** One deed for each list and index that is named. */
export const forItems =
  (event: (item: Item) => Parameters<typeof happen>[1]) => (from: Located) => {
    const items = readEntries(from).map(([name, at]) => [name, readNumber(at), at] as const);
    return (world: World): World =>
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
