import { equal, getPath, type Json } from '../../engine';
import type { World } from '../world';
import { compare, forEntries, forNames, show } from './check';

const before = (world: World, path: string): Json => getPath(world.before.state.answers, path);
const now = (world: World, path: string): Json => getPath(world.state.answers, path);

/** `"cleared": ["plate"]`: answered when something was last expected (or at the beginning), and empty now. */
export const cleared = forNames((world, path, at) => {
  const what = `the answer \`${path}\``;
  const was = before(world, path);
  if (was === null) {
    return [{ at, what, expected: 'cleared', actual: 'it was empty before', about: null }];
  }
  const is = now(world, path);
  return is === null ? [] : [{ at, what, expected: 'cleared', actual: show(is), about: null }];
});

/** `"set": { "pay.method": "card" }`: another value than before, and this one now. */
export const set = forEntries((world, path, at) => {
  const what = `the answer \`${path}\``;
  if (!equal(before(world, path), at.value)) return compare(at, what, at.value, now(world, path));
  const expected = `set to ${show(at.value)}`;
  return [{ at, what, expected, actual: 'it was that before', about: null }];
});

/** `"unchanged": ["plate"]`: the same as when something was last expected. */
export const unchanged = forNames((world, path, at) =>
  compare({ ...at }, `the answer \`${path}\``, before(world, path), now(world, path)),
);
