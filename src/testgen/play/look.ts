import {
  itemsNow,
  parseLocated,
  screenNow,
  ScenarioProblem,
  viewOf,
  type World,
} from '../../scenarios';

/** The screen of items that somebody is at; null at a step that shows none. */
export function screenOf(world: World): ReturnType<typeof screenNow> | null {
  try {
    return screenNow(world, parseLocated('', '0'));
  } catch (error) {
    if (error instanceof ScenarioProblem) return null;
    throw error;
  }
}

/** Looks at all that is on the page, so that what decides it is worked out. */
export function lookAt(world: World): void {
  viewOf(world);
  const screen = screenOf(world);
  if (screen !== null) itemsNow(world, screen);
}
