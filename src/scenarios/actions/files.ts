import type { Json, StoredFile } from '../../engine';
import {
  aMegabyte,
  readQuestionKey,
  type CompiledField,
  type CompiledSection,
} from '../../journey';
import { getPath, isObject, joinPath } from '../../rules';
import type { Located } from '../source';
import { happen, type World } from '../world';

interface Given {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Why the page would not send these files; null where it would. */
export function notTaken(
  { schema }: CompiledSection,
  { name }: CompiledField,
  value: Json,
): string | null {
  const said = (keyword: string): Json => getPath(schema, joinPath('properties', name, keyword));
  const most = Number(said('maxFiles'));
  const megabytes = Number(said('megabytes'));
  if (!isGiven(value)) return 'takes a list of files, each with `name`, `type` and `size` in bytes';
  if (value.length > most) return `takes at most ${String(most)} files, and the page sends no more`;
  const types = said('fileTypes') as readonly Json[];
  const other = value.find(({ type }) => !types.includes(type));
  if (other !== undefined) return `takes no ${other.type}, so the page does not send ${other.name}`;
  const large = value.find(({ size }) => size > megabytes * aMegabyte);
  if (large === undefined) return null;
  return `takes files of at most ${String(megabytes)} MB, so the page does not send ${large.name}`;
}

const isGiven = (value: Json): value is readonly (Given & { readonly [key: string]: Json })[] =>
  Array.isArray(value) &&
  value.every(
    (one: Json) =>
      isObject(one) &&
      typeof one['name'] === 'string' &&
      typeof one['type'] === 'string' &&
      typeof one['size'] === 'number' &&
      Object.keys(one).length === 3,
  );

/** Takes out what is there, and sends these one after another; the partner stores each. */
export function giveFiles(world: World, name: string, at: Located): World {
  const [section, field] = readQuestionKey(name);
  const place = { section, field };
  const emptied = happen(world, { type: 'fieldAnswered', ...place, value: null }, at);
  const files = (at.value ?? []) as unknown as readonly Given[];
  return files.reduce((now, given, index) => {
    const file: StoredFile = { id: `file-${String(index + 1)}`, ...given };
    const sending = happen(now, { type: 'filesSending', ...place, names: [given.name] }, at);
    return happen(sending, { type: 'fileStored', ...place, file }, at);
  }, emptied);
}
