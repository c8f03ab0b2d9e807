import { find, type Part, type Way } from '../../src/journey';
import {
  equal,
  isObject,
  kindAt,
  operatorOf,
  type ArgumentKind,
  type Json,
  type Rule,
} from '../../src/rules';
import { at, type JsonFiles } from './edits';
import type { InHand } from './in-hand';
import { placesIn } from './written-places';

/** A rule that is compiled as it is written, with other numbers or words in it. */
interface SpokenRule {
  readonly part: Part;
  readonly way: Way;
  readonly rule: Rule;
}

/**
 * Rules written at a place that are otherwise by values alone, as they will be compiled. Only what is sure:
 * a rule that was compiled to what is written, word for word, is so with other values of the same kinds.
 */
export function spokenRules(
  { journey, origins, files }: Pick<InHand, 'journey' | 'origins' | 'files'>,
  now: JsonFiles,
  { file, pointer }: { readonly file: string; readonly pointer: string },
): readonly SpokenRule[] {
  const [was, fresh] = [files, now].map((all) => at(all[file] ?? null, pointer)) as [Rule, Rule];
  if (!isObject(was) || equal(was, fresh)) return [];
  const rule = withoutNotes(fresh);
  const before = withoutNotes(was);
  if (!differInValues(before, rule)) return [];
  return placesIn(origins, file).flatMap(({ place, origin }) => {
    if (origin.pointer !== pointer) return [];
    const found = find(journey, place);
    const compiled = found?.part.rules.find(({ way }) => equal(way, found.way));
    return found === null || compiled === undefined || !equal(compiled.rule, before)
      ? []
      : [{ part: found.part, way: found.way, rule }];
  });
}

/** What a rule comes from is for people, and is not compiled. */
function withoutNotes(rule: Json): Json {
  if (Array.isArray(rule)) return (rule as readonly Json[]).map(withoutNotes);
  if (!isObject(rule)) return rule;
  return Object.fromEntries(
    Object.entries(rule).flatMap(([key, value]) =>
      key === 'source' ? [] : [[key, withoutNotes(value)]],
    ),
  );
}

/** What stands in a rule as a name, or is read when it is compiled. */
const named: ReadonlySet<ArgumentKind> = new Set(['path', 'key', 'lookup', 'pattern', 'calendar']);

/** Whether two rules say the same but for numbers, words, true and false. */
function differInValues(one: Json, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const others = other as readonly Json[];
    return (
      one.length === other.length &&
      one.every((each: Json, index) => differInValues(each, others[index] ?? null))
    );
  }
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other && !isObject(one);
  const [name, ...more] = Object.keys(one);
  const operator = name === undefined ? undefined : operatorOf(name);
  if (name === undefined || operator === undefined || more.length > 0) return false;
  if (!Object.hasOwn(other, name) || Object.keys(other).length > 1) return false;
  const [was, now] = [one, other].map((rule) => argumentsOf(rule[name] ?? null));
  return (
    was?.length === now?.length &&
    was?.every((each, index) => {
      const next = now?.[index] ?? null;
      const isNamed = named.has(kindAt(operator, index, was.length));
      return isNamed ? equal(each, next) : differInValues(each, next);
    }) === true
  );
}

const argumentsOf = (given: Json): readonly Json[] =>
  Array.isArray(given) ? (given as readonly Json[]) : [given];
