import { checkOut } from '../../tools/cli/diff/revision';
import type { Edit } from '../model/edits';
import type { Found, Methods, Review, Shown, Sides, Touching } from '../model/protocol';
import { openDesk, readyOf, type Desk } from './desk';
import { foundIn } from './errors';
import { reviewOf } from './review';
import { standBeside } from './stand-beside';
import { touchedBy } from './touched';

/** What one version of the journey does against another; neither is changed by it. */
export interface Comparison {
  readonly review: (sides: Sides) => Promise<Review>;
  readonly touched: (sides: Sides) => Promise<Touching>;
  readonly found: (sides: Sides) => Promise<readonly Found[]>;
  readonly beside: (given: Methods['standBeside']['given']) => Promise<Shown>;
  readonly desk: (version: string) => Promise<Desk>;
}

/** @throws {InputError} from each, for a version that the repository does not have. */
export function comparisonIn(folder: string): Comparison {
  const desks = async ({ before, after, edits }: Sides): Promise<readonly [Desk, Desk]> => [
    await deskOf(folder, before, before === after ? [] : edits),
    await deskOf(folder, after, edits),
  ];
  return {
    desk: (version) => deskOf(folder, version, []),
    beside: async (given) => {
      const [before, after] = await desks(given);
      return standBeside(readyOf(before), readyOf(after), given.witness, given.place);
    },
    review: async (sides) => {
      const [before, after] = await desks(sides);
      return reviewOf(after, before);
    },
    touched: async (sides) => touchedBy(...(await desks(sides))),
    found: async (sides) => {
      const [before, after] = await desks(sides);
      const known = new Set(foundIn(before).map(({ key }) => key));
      return foundIn(after).filter(({ key }) => !known.has(key));
    },
  };
}

/** A version is checked out beside the repository, read, and removed: its work tree stays as it is. */
async function deskOf(folder: string, version: string, edits: readonly Edit[]): Promise<Desk> {
  if (version === '') return openDesk(folder, edits, true);
  const made = checkOut(version, folder);
  try {
    return await openDesk(made.folder, [], true);
  } finally {
    made.remove();
  }
}
