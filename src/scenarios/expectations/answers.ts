import { getPath } from '../../engine';
import { compare, forEntries } from './check';

/** `"answers": { "postcode": "LS84JW", "address.id": null }`: what is kept, relevant or not. */
export const answers = forEntries((world, path, at) =>
  compare(at, `the answer \`${path}\``, at.value, getPath(world.state.answers, path)),
);
