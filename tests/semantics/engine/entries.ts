/** Z10 in a rule that a case reads by itself: the compiler is not there to make a choice of `entry`. */
import { isList, isObject, mapped, object, string } from '../json';
import type { Files, Json } from '../subject';

/** The rule with a choice by id in the place of each `entry`. */
export function withoutEntries(rule: Json, files: Files): Json {
  if (isList(rule)) return rule.map((each) => withoutEntries(each, files));
  if (!isObject(rule)) return rule;
  const asked = rule['entry'];
  if (!isList(asked)) return mapped(rule, (each) => withoutEntries(each, files));
  const [directory = null, id = null, key = null] = asked;
  const { entries = {}, otherwise = {} } = files[`${string(directory)}/directory.json`] ?? {};
  const name = string(key);
  const by = withoutEntries(id, files);
  const choices = Object.entries(object(entries)).flatMap(([each, entry]): readonly Json[] => {
    const value = object(entry)[name];
    return value === undefined ? [] : [{ in: [by, idsOf(each)] }, value];
  });
  return { if: [...choices, object(otherwise)[name] ?? null] };
}

/** O3: an id that is written as a whole number means the number and the text. */
const idsOf = (id: string): readonly Json[] =>
  /^(0|[1-9]\d*)$/.test(id) ? [Number(id), id] : [id];
