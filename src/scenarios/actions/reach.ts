import { readQuestionKey } from '../../journey';
import { plain, type DialogView, type ListView, type SectionView, type Text } from '../../engine';
import { ScenarioProblem, type Located } from '../source';
import { dialogOf, fieldNamed, sectionNamed, sectionView, whyAbsent, type World } from '../world';

/** What a person or the world does. Throws a ScenarioProblem for what nobody could do. */
export type Deed = (world: World) => World;

/** Reads what stands under an action's key. */
export type Action = (from: Located) => Deed;

/** By the key of a scenario. */
export type Actions = Readonly<Record<string, Action>>;

/** A section as it is drawn, open or folded. */
export function drawnSection(world: World, id: string, at: Located): SectionView {
  sectionNamed(world, id, at);
  const view = sectionView(world, id);
  if (view !== undefined) return view;
  const why = whyAbsent(world, id);
  throw new ScenarioProblem(at, `The section \`${id}\` is not on the page: ${why}.`);
}

/** A section in which somebody can do something now: drawn, not folded, and not behind a dialog. */
export function openSection(world: World, id: string, at: Located): SectionView {
  const view = drawnSection(world, id, at);
  const dialog = dialogOf(world);
  if (dialog !== null && dialog.section.id !== id) {
    throw new ScenarioProblem(
      at,
      `The dialog \`${dialog.section.id}\` stands before the section \`${id}\`.`,
      closeFirst,
    );
  }
  if (view.status === 'open') return view;
  throw new ScenarioProblem(
    at,
    `The section \`${id}\` is folded.`,
    `press Change first: { "open": "${id}" }`,
  );
}

export const closeFirst = 'close it first: { "close": "dialog" }';

/** The dialog that stands before the page. */
export function openDialog(world: World, at: Located): DialogView {
  const dialog = dialogOf(world);
  if (dialog === null) throw new ScenarioProblem(at, 'No dialog is open.');
  return dialog;
}

export interface OpenList {
  readonly section: string;
  readonly field: string;
  readonly list: ListView;
}

/** A list of items, `section.field`, that somebody can work on now. */
export function openList(world: World, name: string, at: Located): OpenList {
  fieldNamed(world, name, at);
  const [section, field] = readQuestionKey(name);
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

/** A button that is there now; `place` says where in a message. */
export function buttonNamed<Button extends { readonly id: string; readonly label: Text }>(
  buttons: readonly Button[],
  id: string,
  place: string,
  at: Located,
): Button {
  const found = buttons.find((button) => button.id === id);
  if (found !== undefined) return found;
  const known = buttons.map((button) => `${button.id} (“${plain(button.label)}”)`).join(', ');
  throw new ScenarioProblem(
    at,
    `${place} has no button \`${id}\` now.`,
    known === '' ? 'it has none' : `it has ${known}`,
  );
}
