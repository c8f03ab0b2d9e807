import { ScenarioProblem } from '../source';
import { compare, forEntries } from './check';

/** `"facts": { "needsPermit": true }`: named derived values. */
export const facts = forEntries((world, name, at) => {
  if (!Object.hasOwn(world.journey.facts, name.split('.', 1)[0] ?? '')) {
    throw new ScenarioProblem({ ...at, offset: at.key }, `The journey has no fact \`${name}\`.`);
  }
  const actual = world.engine.evaluate(world.state, { var: `facts.${name}` });
  return compare(at, `the fact \`${name}\``, at.value, actual, name);
});
