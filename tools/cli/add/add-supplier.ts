import type { JsonObject } from '../../../src/engine';
import { InputError } from '../../project';
import { asFile, withKey } from '../edit-json';
import {
  camelOf,
  refuseTaken,
  requireName,
  requireOption,
  requirePlace,
  schemaFor,
  valueOf,
  type Addition,
  type Asked,
} from './addition';

/** Terms of its own for an id of a directory: a variant, and the entry that names it. */
export function addSupplier(asked: Asked): Addition {
  const { files, option, name } = asked;
  const folder = folderOf(asked);
  requireName(name, 'kebab');
  const path = `${folder}/${name}.json`;
  if (files.has(path)) refuseTaken('variant', name, path);
  const id = requireOption(asked, 'id', '"22", as the partner names it');
  const directory = `${folder}/directory.json`;
  const { entries } = valueOf(files, directory);
  const entry = (entries as Readonly<Record<string, unknown>> | undefined)?.[id];
  if (entry !== undefined)
    refuseTaken('entry', id, `${directory} gives it ${JSON.stringify(entry)}`);
  const like = option('like');
  const others = [...files.keys()].flatMap((each) => {
    const [home, file, more] = each.split('/');
    const isOther = home === folder && file !== 'directory.json' && more === undefined;
    return isOther ? [(file ?? '').replace(/\.json$/, '')] : [];
  });
  if (like !== null) requirePlace('variant', like, others);
  const begun = like === null ? { fields: {} } : valueOf(files, `${folder}/${like}.json`);
  const variant = {
    ...schemaFor(files, path, 'consent-variant'),
    id: camelOf(name),
    ...without(begun),
  };
  return {
    files: new Map([
      [path, asFile(variant)],
      [directory, withKey(files.get(directory) ?? '', ['entries'], id, { variant: name })],
    ]),
    changed: [path, `${directory}: entries.${id}`],
    left: [
      `what it asks otherwise, in ${path}: keys of a question go one by one, and null takes one away`,
      ...(like === null ? [] : ['ids of its consents: other words are another consent']),
      `what else is true of it, beside \`variant\` in ${directory}`,
      'a scenario for it',
    ],
  };
}

/** What is said in a file, without what it is. */
const without = (file: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(file).filter(([key]) => key !== '$schema' && key !== 'id'));

function folderOf({ files, option }: Asked): string {
  const folders = [...files.keys()].flatMap((path) => /^([^/]+)\/directory\.json$/.exec(path)?.[1] ?? []); // oxfmt-ignore
  const named = option('in');
  if (named !== null) {
    requirePlace('folder with a directory.json', named, folders);
    return named;
  }
  const [only, another] = folders;
  if (only === undefined) {
    throw new InputError(
      'No folder of this journey holds a directory.json.',
      'write one with `entries` and `otherwise`, and name it in `variants` of a section. Nothing was changed',
    );
  }
  if (another === undefined) return only;
  throw new InputError(
    `Several folders hold a directory.json: ${folders.join(', ')}.`,
    'say which is meant: --in <folder>. Nothing was changed',
  );
}
