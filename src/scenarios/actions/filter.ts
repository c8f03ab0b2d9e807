import type { FilterView } from '../../engine';
import { nearest, readEntries, readMany, ScenarioProblem, type Located } from '../source';
import { screenNow, type World } from '../world';
import type { Action } from './deed';

/**
 * `{ "filter": { "roof": "covered", "owner": [2, 7] } }`: chooses in the filters of a screen, each
 * filter as a whole; no box at all unticks them.
 */
export const filter: Action = (from) => {
  const entries = readEntries(from);
  return (world) => entries.reduce((now, [id, at]) => choose(now, id, at), world);
};

function choose(world: World, id: string, at: Located): World {
  const { filters } = screenNow(world, at).view;
  const found = filters.find((one) => one.id === id);
  if (found === undefined) {
    const ids = filters.map((one) => one.id);
    const near = nearest(id, ids);
    throw new ScenarioProblem(
      { ...at, offset: at.key },
      `The screen has no filter \`${id}\`.`,
      near === null ? `it has ${ids.join(', ')}` : `did you mean \`${near}\`?`,
    );
  }
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
