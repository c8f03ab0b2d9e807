import { fits } from '../answers/fits';
import { isEmpty, isObject, joinPath, pathsAround } from '../../rules';
import type { Json } from '../model';
import type { CompiledJourney } from '../../journey';
import { lostKey, type Program } from '../program';
import { readsOf } from '../../rules';
import { allowList } from './allow';

export interface LeftBehindAnswers {
  /** `section.field` of answers whose field is there still and can be answered again. */
  readonly fields: readonly string[];
  /** There is anything at all; not all of it need have a field. */
  readonly any: boolean;
}

/**
 * What an earlier release kept and this journey cannot take up: its path may not be stored any
 * more, or its field could never have stored such a value. None of it is dropped without a word.
 */
export function leftBehind(program: Program, answers: Json): LeftBehindAnswers {
  const { journey, resolver } = program;
  const moved = new Set([...movedPaths(journey), ...(journey.persist.former ?? [])]);
  const fields = new Set<string>();
  let any = false;
  const isAllowed = allowList(journey);
  /** Paths that lead on to one that is known. */
  const ways = new Set([...journey.persist.allow, ...moved].flatMap(pathsAround));
  const leave = (path: string): void => {
    any = true;
    for (const { section, field } of resolver.bound.get(path) ?? [])
      fields.add(lostKey(section, field));
  };
  const walk = (value: Json, path: string): void => {
    if (isEmpty(value) || moved.has(path)) return;
    const bound = resolver.bound.get(path) ?? [];
    if (isAllowed(path)) {
      if (!bound.every(({ field }) => fits(field, value))) leave(path);
      return;
    }
    if (isObject(value) && (path === '' || (ways.has(path) && bound.length === 0))) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, joinPath(path, key));
      }
    } else if (path !== '') leave(path);
  };
  walk(answers, '');
  return { fields: [...fields], any };
}

/** What has its place in the ledger now. */
const movedPaths = ({ commits }: CompiledJourney): ReadonlySet<string> =>
  readsOf(
    ...Object.values(commits).flatMap(({ earlier }) =>
      earlier === null ? [] : [...Object.values(earlier.record), ...Object.values(earlier.answer)],
    ),
  ).paths;
