import type { ListView } from '../../engine';
import { ScenarioProblem, type Located } from '../source';
import { fieldNamed, splitName, type World } from '../world';
import { openSection } from './open-section';

export interface OpenList {
  readonly section: string;
  readonly field: string;
  readonly list: ListView;
}

/** A list of items, `section.field`, that somebody can work on now. */
export function openList(world: World, name: string, at: Located): OpenList {
  fieldNamed(world, name, at);
  const [section, field] = splitName(name);
  const view = openSection(world, section, at).fields[field];
  if (view?.list == null) throw new ScenarioProblem(at, `\`${name}\` is no list of items.`);
  if (!view.shown) throw new ScenarioProblem(at, `The list \`${name}\` is hidden.`);
  return { section, field, list: view.list };
}

/** The same with its open item. */
export function openItem(world: World, name: string, at: Located): OpenList {
  const found = openList(world, name, at);
  if (found.list.draft === null) {
    throw new ScenarioProblem(at, `No item of the list \`${name}\` is open.`);
  }
  return found;
}
