import { lstatSync, realpathSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Edit } from '../model/edits';
import type { Found, Saved } from '../model/protocol';
import { foundOf, openDesk, type Desk } from './desk';
import { provedOf } from './prove';

/** Writes what was edited, unless that brings an error which the files on the disk do not have. */
export async function save(folder: string, edits: readonly Edit[]): Promise<Saved> {
  const [before, after] = [await openDesk(folder, [], true), await openDesk(folder, edits, true)];
  const known = new Set(errorsOf(before).map(({ key }) => key));
  const [error] = errorsOf(after).filter(({ key }) => !known.has(key));
  if (error !== undefined) return { files: [], refused: error.message };
  const changed = [...after.files].filter(([path, text]) => after.stored.get(path) !== text);
  for (const [path, text] of changed) writeFileSync(placeIn(folder, path), text);
  return { files: changed.map(([path]) => path), refused: null };
}

function errorsOf(desk: Desk): readonly Found[] {
  const checked = desk.compiled.diagnostics.map(foundOf);
  const proved = desk.compiled.journey === null ? [] : provedOf(desk).findings;
  return [...checked, ...proved].filter(({ severity }) => severity === 'error');
}

/** Of a file that lies in the folder itself, and not behind a link out of it. */
function placeIn(folder: string, path: string): string {
  const whole = join(folder, path);
  const [home, real] = [realpathSync(folder) + sep, realpathSync(whole)];
  if (!real.startsWith(home) || lstatSync(whole).isSymbolicLink())
    throw new Error(`${path} lies outside the journey’s folder.`);
  return whole;
}
