import { compare, forEntries } from './check';

/** `"reads": { "vehicle.length": null }`: what rules and bodies read at a path; an answer that is not relevant is null. */
export const reads = forEntries((world, path, at) =>
  compare(
    at,
    `what rules read at \`${path}\``,
    at.value,
    world.engine.evaluate(world.state, { var: path }),
  ),
);
