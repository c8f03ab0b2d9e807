import { nearest, ScenarioProblem } from '../source';
import { screenNow } from '../world';
import { compare, forEntries } from './check';

/** `"counts": { "free": 2 }`: how many of the items shown a rule of the screen holds of. */
export const counts = forEntries((world, name, at) => {
  const { view } = screenNow(world, at);
  if (!Object.hasOwn(view.counts, name)) {
    const near = nearest(name, Object.keys(view.counts));
    throw new ScenarioProblem(
      { ...at, offset: at.key },
      `The screen counts no \`${name}\`.`,
      near === null ? null : `did you mean \`${near}\`?`,
    );
  }
  return compare(at, `the count \`${name}\``, at.value, view.counts[name]);
});
