import { equal, getPath, type FilterView, type ItemView, type ScreenView } from '../../engine';
import type { CompiledScreen } from '../../journey';
import { atKey, meant, readEntries, ScenarioProblem, type Located } from '../source';
import { stepOf, type World } from './world';

/** A screen of items, as it is with what is chosen on it. */
export interface ScreenNow {
  readonly screen: CompiledScreen;
  readonly view: ScreenView;
}

/** The screen of items that the person is at, or the panel beside a form; throws at a step that has none. */
export function screenNow(world: World, at: Located): ScreenNow {
  const { journey, engine, state, choice } = world;
  const step = journey.steps.find(({ id }) => id === stepOf(world));
  const isScreen = (id: string | null): id is string =>
    id !== null && Object.hasOwn(journey.screens, id);
  const id = [step?.screen ?? null, ...(step?.aside ?? [])].find(isScreen) ?? '';
  const screen = journey.screens[id];
  const view = engine.screen(state, id, choice);
  if (screen !== undefined && view !== null) return { screen, view };
  const known = Object.keys(journey.screens).join(', ');
  throw new ScenarioProblem(
    at,
    `The step \`${stepOf(world)}\` shows no items.`,
    known === '' ? 'a file in screens/ says what a step shows' : `screens with items: ${known}`,
  );
}

/** What is shown of each item that stays, in order. */
export const itemsNow = (world: World, { screen, view }: ScreenNow): readonly ItemView[] =>
  view.items.flatMap((item) => world.engine.item(world.state, screen.id, item) ?? []);

/** The one item that is shown and has all these values; throws for none and for several. */
export function itemWith(world: World, now: ScreenNow, at: Located): ItemView {
  const wanted = readEntries(at);
  const items = itemsNow(world, now);
  const found = items.filter(({ item }) =>
    wanted.every(([path, { value }]) => equal(getPath(item, path), value)),
  );
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const count = found.length === 0 ? 'No item on the screen has' : `${found.length} items have`;
  throw new ScenarioProblem(
    at,
    `${count} ${JSON.stringify(at.value)}.`,
    `on the screen: ${shownKeys(items)}`,
  );
}

/** Names of items in words. */
export const shownKeys = (items: readonly ItemView[]): string =>
  items.length === 0 ? 'no item' : items.map(({ key }) => `\`${key}\``).join(', ');

/** A filter of the screen by its id, which is the key of an entry. */
export function filterNamed({ filters }: ScreenView, id: string, at: Located): FilterView {
  const found = filters.find((filter) => filter.id === id);
  if (found !== undefined) return found;
  const ids = filters.map((filter) => filter.id);
  const help = meant(id, ids, `it has ${ids.join(', ')}`);
  throw new ScenarioProblem(atKey(at), `The screen has no filter \`${id}\`.`, help);
}
