import { resolve } from 'node:path';
import type { Compiled } from './compiled';
import { type FolderOptions, readFolder } from './read-folder';

/**
 * Compiles the journey of a folder, in Node: its files, the contract that it names, and the operators
 * of its own, which are run and known to every rule of this process from then on.
 *
 * @param folder that `journey.json` lies in; from where the process runs
 * @throws InputError (with `help`) for a folder or contract that cannot be read. What is wrong with what
 * is written is a finding.
 */
export async function compileFolder(
  folder: string,
  options: FolderOptions = {},
): Promise<Compiled> {
  const { journey, findings, render } = await readFolder(resolve(folder), options);
  return { journey, findings, render };
}

export { InputError } from '../tools/project';
export type { Compiled, Finding } from './compiled';
export type { FolderOptions } from './read-folder';
export type { JourneyData, PreparedJourney } from './journey-data';
