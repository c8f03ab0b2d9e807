import { sectionNamed, viewOf, type World } from '../world';
import { forNames, type Mismatch } from './check';
import type { Located } from '../source';

/** `"asked": ["pay"]`: sections that the step asks, now or later. */
export const asked = forNames((world, name, at) => check(world, name, at, true));

/** `"notAsked": ["pay"]`: sections that the step does not ask. */
export const notAsked = forNames((world, name, at) => check(world, name, at, false));

function check(world: World, name: string, at: Located, wanted: boolean): readonly Mismatch[] {
  sectionNamed(world, name, at);
  const { outline } = viewOf(world);
  if (outline.some(({ section }) => section === name) === wanted) return [];
  const all = outline.map(({ section }) => section).join(', ');
  return [
    {
      at,
      what: `the section \`${name}\``,
      expected: wanted ? 'asked' : 'not asked',
      actual: `the step asks ${all === '' ? 'nothing' : all}`,
      about: name,
    },
  ];
}
