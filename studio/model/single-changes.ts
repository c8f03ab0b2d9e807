import { isObject, type Json } from '../../src/rules';
import { isShared, keysOfPointer, type Edit } from './edits';

/**
 * The edits of a draft as single changes, each of those that hold together alone: one in another, a new
 * thing with what names it, a consent's words with its version, what is said of one scenario.
 */
export function singleChanges(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  return edits.reduce<readonly (readonly Edit[])[]>((so, edit) => {
    const own = so.filter((change) => change.some((each) => hold(each, edit) || hold(edit, each)));
    const rest = so.filter((change) => !own.includes(change));
    return [...rest, [...own.flat(), edit]];
  }, []);
}

/** Whether the first would say nothing, or something else, without the second. */
const hold = (one: Edit, other: Edit): boolean =>
  (one.isOrder === other.isOrder && isShared(one, other)) ||
  isOfOneItem(one, other) ||
  isWordOf(one, other) ||
  namesOf(other).some((name) => mentions(one, name));

const numeric = /^\d+$/;

/** Of one scenario of a file, or one entry of a list. */
function isOfOneItem(one: Edit, other: Edit): boolean {
  const [mine, theirs] = [keysOfPointer(one.pointer), keysOfPointer(other.pointer)];
  return (
    one.file === other.file &&
    mine[0] === theirs[0] &&
    mine[1] === theirs[1] &&
    numeric.test(mine[1] ?? '')
  );
}

/** A text beside what says its version. */
function isWordOf({ file, pointer, value }: Edit, other: Edit): boolean {
  const [around = ''] = other.pointer.split('/consent');
  return (
    typeof value === 'string' &&
    file === other.file &&
    around !== other.pointer &&
    pointer.slice(0, pointer.lastIndexOf('/')) === around
  );
}

/** What comes or goes by an edit is named elsewhere by the last of its pointer, a file by its own name. */
function namesOf({ file, pointer, was, value }: Edit): readonly string[] {
  if ((was === null) === (value === null)) return [];
  const key = keysOfPointer(pointer).at(-1);
  const name = key ?? /([^/]+)\.json$/.exec(file)?.[1] ?? '';
  return name === '' || numeric.test(name) ? [] : [name];
}

/** Whether an edit writes a name that was not there before, or takes one away. */
const mentions = ({ was, value }: Edit, name: string): boolean =>
  isNamedIn(value, name) !== isNamedIn(was, name);

/** As an id, in a path, or in the braces of a text; words are no names. */
function isNamedIn(json: Json, name: string): boolean {
  if (typeof json === 'string') {
    const paths = /\s/.test(json)
      ? [...json.matchAll(/\{([^}\s]+)\}/g)].map(([, of]) => of)
      : [json];
    return paths.some((path) => (path ?? '').split(/[.:@/{}]/).includes(name));
  }
  if (Array.isArray(json)) return (json as readonly Json[]).some((each) => isNamedIn(each, name));
  return isObject(json) && Object.values(json).some((each) => isNamedIn(each, name));
}
