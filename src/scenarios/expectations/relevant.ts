import type { Located } from '../source';
import { fieldNamed, sectionNamed, splitName, type World } from '../world';
import { forNames, type Mismatch } from './check';

/** `"relevant": ["pay", "vehicle.length"]`: sections and fields that count. */
export const relevant = forNames((world, name, at) => check(world, name, at, true));

/** `"notRelevant": ["vehicle.length"]`: those that do not, whose answers are kept and not sent. */
export const notRelevant = forNames((world, name, at) => check(world, name, at, false));

function check(world: World, name: string, at: Located, wanted: boolean): readonly Mismatch[] {
  const actual = isRelevant(world, name, at);
  if (actual === wanted) return [];
  const words = (yes: boolean): string => (yes ? 'relevant' : 'not relevant');
  return [{ at, what: `\`${name}\``, expected: words(wanted), actual: words(actual), about: name }];
}

export function isRelevant(world: World, name: string, at: Located): boolean {
  const [id, rest] = splitName(name);
  const section = sectionNamed(world, id, at);
  const rules =
    rest === ''
      ? [section.relevant]
      : [section.relevant, fieldNamed(world, name, at).field.relevant];
  return rules.every((rule) => world.engine.evaluate(world.state, rule) === true);
}
