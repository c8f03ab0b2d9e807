import { lstatSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Edit } from '../model/edits';
import { meetings } from '../model/merging';
import type { Saved } from '../model/protocol';
import { openDesk } from './desk';
import { errorsBetween } from './errors';

const undecided = 'A place was changed outside as well: choose what is to stand there.';

/**
 * Writes what was edited, unless that brings an error which the files on the disk do not have, or nobody
 * has chosen yet what is to stand where somebody else changed something, too.
 */
export async function save(folder: string, edits: readonly Edit[]): Promise<Saved> {
  if (meetings(edits).length > 0) return { files: [], refused: undecided };
  const [before, after] = [await openDesk(folder, [], true), await openDesk(folder, edits, true)];
  const [error] = errorsBetween(before, after);
  if (error !== undefined) return { files: [], refused: error.message };
  const changed = [...after.files].filter(([path, text]) => after.stored.get(path) !== text);
  const gone = [...after.stored.keys()].filter((path) => !after.files.has(path));
  for (const [path, text] of changed) writeFileSync(placeIn(folder, path), text);
  for (const path of gone) rmSync(placeIn(folder, path));
  return { files: [...changed.map(([path]) => path), ...gone], refused: null };
}

/** Of a file that lies in the folder itself, or will, and not behind a link out of it. */
function placeIn(folder: string, path: string): string {
  const whole = join(folder, path);
  const home = realpathSync(folder) + sep;
  const real = join(realpathSync(dirname(whole)), basename(whole));
  const isLink = lstatSync(whole, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (!real.startsWith(home) || isLink || !path.endsWith('.json'))
    throw new Error(`${path} is no file of the journey’s folder.`);
  return whole;
}
