import { plain } from '../../engine';
import { sectionView, viewOf, type World } from '../world';
import { compare, forEntries } from './check';

/** `"lookups": { "zone": "failed", "addresses": "ready" }`: idle, loading, ready or failed. */
export const lookups = forEntries((world, name, at) =>
  compare(at, `the lookup \`${name}\``, at.value, world.state.lookups[name]?.status ?? 'idle'),
);

/** `"lookupTexts": { "zone": "Finding your zone" }`: what a section on the page says while a lookup runs or after it failed. */
export const lookupTexts = forEntries((world, name, at) =>
  compare(at, `the words about the lookup \`${name}\``, at.value, wordsOf(world, name)),
);

function wordsOf(world: World, name: string): string | null {
  const views = viewOf(world).sections.flatMap(({ id }) => sectionView(world, id)?.lookups ?? []);
  const found = views.find((lookup) => lookup.name === name);
  return found === undefined ? null : plain(found.text);
}
