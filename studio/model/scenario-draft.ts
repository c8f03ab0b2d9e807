import { isObject, wordsOf, type Json, type JsonObject } from '../../src/rules';
import { pointerUnder, type Edit, type JsonFiles } from './edits';
import type { Recording } from './recording';

/** How a scenario begins, as it is written; `do` holds what a scenario did that it goes on from. */
export type Begins = JsonObject;

/** Something that can be expected at the end, which is so there. */
export interface Offer {
  readonly key: string;
  readonly about: 'page' | 'asked' | 'said' | 'known';
  readonly words: string;
  /** As it stands in `expect`. */
  readonly expect: JsonObject;
  /** What a person would look at first. */
  readonly isUsual: boolean;
}

/** A call that was made, in its order. */
export interface OfferedCall {
  readonly name: string;
  readonly words: string;
  readonly body: Json;
}

/** What of the offers is expected: `calls` in their order, and which of them with their body. */
export interface Ticked {
  readonly offers: ReadonlySet<string>;
  readonly calls: boolean;
  /** Indexes of calls. */
  readonly bodies: ReadonlySet<number>;
}

/** What is ticked, as it stands in `expect`; of calls all are named where one is. */
export function expectedOf(
  offers: readonly Offer[],
  calls: readonly OfferedCall[],
  ticked: Ticked,
): JsonObject {
  const wanted = offers.filter(({ key }) => ticked.offers.has(key)).map(({ expect }) => expect);
  const whole = wanted.reduce<JsonObject>(together, {});
  if (!ticked.calls && ticked.bodies.size === 0) return whole;
  const written = calls.map(({ name, body }, index): Json =>
    ticked.bodies.has(index) ? { call: name, body } : name,
  );
  return { ...whole, calls: written };
}

const together = (one: JsonObject, other: JsonObject): JsonObject =>
  Object.entries(other).reduce<JsonObject>((so, [key, value]) => {
    const before = so[key];
    if (Array.isArray(before) && Array.isArray(value))
      return { ...so, [key]: [...(before as readonly Json[]), ...(value as readonly Json[])] };
    if (isObject(before) && isObject(value)) return { ...so, [key]: { ...before, ...value } };
    return { ...so, [key]: value };
  }, one);

/** A file that holds scenarios. */
export interface ScenarioFile {
  readonly file: string;
  readonly about: string;
  readonly from: string | null;
  readonly household: string | null;
  readonly scenarios: number;
}

const folder = 'scenarios/';

/** The files of scenarios of a journey. */
export const scenarioFiles = (files: JsonFiles): readonly ScenarioFile[] =>
  Object.entries(files).flatMap(([file, written]) => {
    if (!file.startsWith(folder) || !isObject(written)) return [];
    const list = written['scenarios'];
    if (!Array.isArray(list)) return [];
    const text = (key: string): string | null =>
      typeof written[key] === 'string' ? written[key] : null;
    const own = { file, about: text('about') ?? '', scenarios: list.length };
    return [{ ...own, from: text('from'), household: text('household') }];
  });

/** The file that is nearest: where others begin at the same place, and most of them. */
export function nearestFile(files: JsonFiles, begins: Begins): string {
  const all = scenarioFiles(files);
  const counts = all.map(({ file, from }) => {
    const own = written(files, file).filter(
      (each) => startOf(each, from) === startOf(begins, null),
    );
    return { file, count: own.length };
  });
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best !== undefined && best.count > 0 ? best.file : (all[0]?.file ?? newFile(files));
}

const written = (files: JsonFiles, file: string): readonly JsonObject[] => {
  const whole = files[file] ?? null;
  const list = isObject(whole) ? whole['scenarios'] : null;
  return Array.isArray(list) ? (list as readonly Json[]).filter(isObject) : [];
};

const startOf = (scenario: JsonObject, shared: string | null): string =>
  'from' in scenario ? wordsOf(scenario['from'] ?? '') : (shared ?? '');

/** One that is not there yet. */
export function newFile(files: JsonFiles): string {
  const free = (name: string): boolean => !Object.hasOwn(files, name);
  let [name, count] = [`${folder}recorded.json`, 1];
  while (!free(name)) name = `${folder}recorded-${String((count += 1))}.json`;
  return name;
}

/** The scenario in its file: one more at its end, which says nothing that the file says for all. */
export function scenarioEdit(files: JsonFiles, file: string, scenario: JsonObject): Edit {
  const there = scenarioFiles(files).find((each) => each.file === file);
  if (there === undefined) {
    const value = {
      ...{ $schema: schemaBeside(files), about: 'What was recorded by playing the page.' },
      scenarios: [scenario],
    };
    return { file, pointer: '', was: null, value };
  }
  const pointer = pointerUnder('/scenarios', String(there.scenarios));
  return { file, pointer, was: null, value: within(scenario, there) };
}

/** What a file says for all is not said again; where it says what is not so, that is said. */
function within(scenario: JsonObject, { from, household }: ScenarioFile): JsonObject {
  const { name = '', clauses, from: own, household: whose, ...rest } = scenario;
  const begins = own === from ? {} : own === undefined ? from && { from: null } : { from: own };
  const isShared = whose === household && own === undefined;
  return {
    name,
    ...(clauses !== undefined && { clauses }),
    ...(whose !== undefined && !isShared && { household: whose }),
    ...begins,
    ...rest,
  };
}

/** As another file beside it says where its schema lies. */
function schemaBeside(files: JsonFiles): string {
  const beside = Object.entries(files).find(([file]) => file === 'scenarios/scenarios.json')?.[1];
  const said = isObject(beside) ? beside['$schema'] : undefined;
  return typeof said === 'string'
    ? said.replace('scenario-settings.', 'scenario.')
    : '../../schemas/scenario.schema.json';
}

/** What was recorded, behind how it begins, as it is written; a name and clauses stand before it. */
export function writtenAfter(
  { do: before, answers: own, ...head }: Begins,
  recording: Pick<Recording, 'answers' | 'deeds'>,
  expect: JsonObject,
): JsonObject {
  const answers = { ...(isObject(own) ? own : {}), ...recording.answers };
  const deeds = [...(Array.isArray(before) ? (before as readonly Json[]) : []), ...recording.deeds];
  return {
    ...head,
    ...(Object.keys(answers).length > 0 && { answers }),
    do: deeds,
    expect,
  };
}
