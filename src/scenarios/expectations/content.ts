import { plain, type ContentView } from '../../engine';
import { readEntries, ScenarioProblem, type Located } from '../source';
import { sectionNamed, sectionView, splitName, stepOf, viewOf, type World } from '../world';
import { compare, forEntries, type Mismatch } from './check';

/**
 * `"content": { "home.noAddresses": true, "bill": "Have your bill ready" }`: alerts, notes and banners
 * of a section, or of the step by their id alone. true and false for there or not; a text for its
 * title; `{ "title", "text", "items", "kind" }` for more, each exactly.
 */
export const content = forEntries((world, name, at) => {
  const { known, view } = find(world, name, { ...at, offset: at.key });
  const what = `the content \`${name}\``;
  const about = name.includes('.') ? name : null;
  if (!known) throw new ScenarioProblem({ ...at, offset: at.key }, `There is no ${what}.`);
  if (typeof at.value === 'boolean' || view === undefined) {
    const there = at.value !== false;
    return compare(
      at,
      what,
      there ? 'shown' : 'hidden',
      view === undefined ? 'hidden' : 'shown',
      about,
    );
  }
  if (typeof at.value === 'string') return compare(at, what, at.value, plain(view.title), about);
  return readEntries(at).flatMap(([key, part]) => checkPart(view, key, part, what, about));
});

function checkPart(
  view: ContentView,
  key: string,
  at: Located,
  what: string,
  about: string | null,
): readonly Mismatch[] {
  const label = `the ${key} of ${what}`;
  if (key === 'title') return compare(at, label, at.value, plain(view.title), about);
  if (key === 'text') return compare(at, label, at.value, plain(view.text), about);
  if (key === 'items') return compare(at, label, at.value, view.items.map(plain), about);
  if (key === 'kind') return compare(at, label, at.value, view.kind, about);
  throw new ScenarioProblem(at, `\`${key}\` is not known here.`, 'known: title, text, items, kind');
}

function find(world: World, name: string, at: Located) {
  const [id, rest] = splitName(name);
  if (rest === '') {
    const step = world.journey.steps.find((one) => one.id === stepOf(world));
    const known = step?.content.some((one) => one.id === id) === true;
    return { known, view: viewOf(world).content.find((one) => one.id === id) };
  }
  const section = sectionNamed(world, id, at);
  const known = section.content.some((one) => one.id === rest);
  return { known, view: sectionView(world, id)?.content.find((one) => one.id === rest) };
}
