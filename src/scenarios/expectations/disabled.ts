import type { Located } from '../source';
import { fieldNamed, type World } from '../world';
import { forNames, type Mismatch } from './check';

/** `"disabled": ["usage.unit"]`: fields that are locked. */
export const disabled = forNames((world, name, at) => check(world, name, at, true));

/** `"enabled": ["usage.unit"]`: fields that are not. */
export const enabled = forNames((world, name, at) => check(world, name, at, false));

function check(world: World, name: string, at: Located, wanted: boolean): readonly Mismatch[] {
  const { field } = fieldNamed(world, name, at);
  const actual = world.engine.evaluate(world.state, field.disabled) === true;
  if (actual === wanted) return [];
  const words = (yes: boolean): string => (yes ? 'disabled' : 'enabled');
  return [{ at, what: `\`${name}\``, expected: words(wanted), actual: words(actual), about: name }];
}
