import { rules } from './rules';
import { falseTexts } from './texts';
import type { World } from './world';

/**
 * Everything that is false, unsafe or lost at one moment of a run: O1 to O12 of the design.
 * Each failure begins with its rule. Empty when all is well.
 */
export const judge = (world: World): string[] => [
  ...falseTexts(world),
  ...rules.flatMap((rule) => rule(world)),
];
