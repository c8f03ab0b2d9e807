import { statSync } from 'node:fs';
import { InputError } from './input-error';
import { readConfiguration } from './read-configuration';
import { reasonOf } from './reason-of';

/** The files of a configuration, or what is wrong with the folder. */
export function readFiles(folder: string): ReadonlyMap<string, string> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) {
    throw new InputError(
      `There is no folder ${folder}.`,
      'run this where journey-config lies, or name the folder: journey check path/to/journey-config',
    );
  }
  if (!found.isDirectory()) {
    throw new InputError(`${folder} is no folder.`, 'name the folder that journey.json lies in');
  }
  const files = read(folder);
  if (!files.has('journey.json')) {
    throw new InputError(
      `There is no journey.json in ${folder}.`,
      'name the folder that journey.json lies in; every configuration starts with that file',
    );
  }
  return files;
}

function read(folder: string): ReadonlyMap<string, string> {
  try {
    return readConfiguration(folder);
  } catch (error) {
    throw new InputError(
      `${folder} cannot be read: ${reasonOf(error)}.`,
      'every file in it must be readable, and stay while it is read',
    );
  }
}
