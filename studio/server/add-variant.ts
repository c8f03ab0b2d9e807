import { parse } from 'jsonc-parser';
import { addSupplier } from '../../tools/cli/add/add-supplier';
import { InputError } from '../../tools/project';
import { isObject, type Json } from '../../src/rules';
import { editsBetween, pointerUnder, type Edit } from '../model/edits';
import { asOwn, entryLike, fileNameOf, type NewVariant } from '../model/new-variant';
import type { Desk } from './desk';

/**
 * What a variant like another needs: its file, and the entry of the directory that names it, as
 * `journey add supplier` writes them, with consents of its own.
 * @throws where the name or the id is taken or is none, in words for people
 */
export function addVariant({ files }: Desk, { like, title, id }: NewVariant): readonly Edit[] {
  const [folder = '', file = ''] = like.split('/');
  if (id.trim() === '') throw new Error('Write an id, as the partner names it.');
  const [name, other] = [fileNameOf(title), file.replace(/\.json$/, '')];
  const directory = `${folder}/directory.json`;
  const options = new Map([
    ['id', id],
    ['like', other],
    ['in', folder],
  ]);
  const added = filesOf(() =>
    addSupplier({
      ...{ name, files, isRequired: false, contract: () => ({}), drawing: () => '' },
      option: (key) => options.get(key) ?? null,
    }),
  );
  return [...added].flatMap(([path, text]) => {
    const before = json(files.get(path));
    const after = json(text);
    if (path !== directory)
      return editsBetween(path, before, isObject(after) ? asOwn(after, name, other) : after);
    const entries = isObject(before) ? (before['entries'] ?? null) : null;
    const entry = entryLike(entries, name, other);
    return [{ file: path, pointer: pointerUnder('/entries', id), was: null, value: entry }];
  });
}

function filesOf(add: () => { readonly files: ReadonlyMap<string, string> }) {
  try {
    return add().files;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const help = error.help.replace(/\.? ?Nothing was changed$/, '');
    throw new Error(`${error.message} ${help.slice(0, 1).toUpperCase()}${help.slice(1)}.`, {
      cause: error,
    });
  }
}

const json = (text: string | undefined): Json =>
  text === undefined ? null : (parse(text) as Json);
