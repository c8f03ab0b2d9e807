import type { Located } from '../source';
import { fieldNamed, type World } from '../world';
import { forNames, type Mismatch } from './check';
import { isRelevant } from './relevant';

/** `"required": ["vehicle.length"]`: relevant fields that must be answered. */
export const required = forNames((world, name, at) => check(world, name, at, true));

/** `"notRequired": ["vehicle.plate"]`: fields that may stay empty, or do not count. */
export const notRequired = forNames((world, name, at) => check(world, name, at, false));

function check(world: World, name: string, at: Located, wanted: boolean): readonly Mismatch[] {
  const { field } = fieldNamed(world, name, at);
  const counts = isRelevant(world, name, at);
  const actual = counts && world.engine.evaluate(world.state, field.required) === true;
  if (actual === wanted) return [];
  const words = (yes: boolean): string => (yes ? 'required' : 'not required');
  return [
    {
      at,
      what: `\`${name}\``,
      expected: words(wanted),
      actual: counts ? words(actual) : 'not relevant',
      about: name,
    },
  ];
}
