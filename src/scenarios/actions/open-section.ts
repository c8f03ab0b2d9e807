import type { SectionView } from '../../engine';
import { ScenarioProblem, type Located } from '../source';
import { dialogOf, sectionNamed, sectionView, whyAbsent, type World } from '../world';

/** A section in which somebody can do something now: drawn, not folded, and not behind a dialog. */
export function openSection(world: World, id: string, at: Located): SectionView {
  sectionNamed(world, id, at);
  const view = sectionView(world, id);
  if (view === undefined) {
    const why = whyAbsent(world, id);
    throw new ScenarioProblem(at, `The section \`${id}\` is not on the page: ${why}.`);
  }
  const dialog = dialogOf(world);
  if (dialog !== null && dialog.section.id !== id) {
    throw new ScenarioProblem(
      at,
      `The dialog \`${dialog.section.id}\` stands before the section \`${id}\`.`,
      'close it first: { "close": "dialog" }',
    );
  }
  if (view.status === 'open') return view;
  throw new ScenarioProblem(
    at,
    `The section \`${id}\` is folded.`,
    `press Change first: { "open": "${id}" }`,
  );
}
