import { getLocation } from 'jsonc-parser';
import { createRunner, hasPassed, type Scenario } from '../../src/scenarios';
import { keysOfPointer, type Edit } from '../model/edits';
import type { Tried } from '../model/protocol';
import { readyOf, type Desk } from './desk';
import { errorsBetween } from './errors';

/** What the edits of `after`, which nobody has made yet, come to over the files as they are. */
export function triedOn(before: Desk, after: Desk, edits: readonly Edit[]): Tried {
  const isProved = after.compiled.journey !== null;
  return {
    ...{ left: errorsBetween(before, after), isProved },
    stale: isProved ? staleIn(after, edits) : [],
  };
}

/** What was written for scenarios that fail now: it was so with something that is not there. */
function staleIn(desk: Desk, edits: readonly Edit[]): readonly Edit[] {
  const files = new Set(edits.map(({ file }) => file));
  const { journey, engine, suite } = readyOf(desk);
  const runner = createRunner(journey, engine, suite);
  const red = new Set(
    suite.scenarios
      .filter(({ at }) => files.has(at.file))
      .filter((scenario) => !hasPassed(runner.run(scenario)))
      .map((scenario) => placeOf(desk, scenario)),
  );
  return edits.filter(({ file, pointer }) => red.has(itemOf(file, keysOfPointer(pointer))));
}

const placeOf = ({ files }: Desk, { at: { file, offset } }: Scenario): string =>
  // Within its first brace: the place before that is the list's.
  itemOf(file, getLocation(files.get(file) ?? '', offset + 1).path);

/** Of which scenario of a file a place is. */
const itemOf = (file: string, keys: readonly (string | number)[]): string =>
  [file, ...keys.slice(0, 2)].join('#');
