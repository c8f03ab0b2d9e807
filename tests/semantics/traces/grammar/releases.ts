/** A new release, laid over a journey when its page is loaded again (B5–B8), and what is sensitive (Z22). */
import type { Draw } from '../draw';
import type { Files, Json, JsonObject } from '../../subject';
import { list, mapped, object, own, string } from '../../json';
import { at, items, setAt } from '../json';
import type { Plan, PlannedField, PlannedSection } from './plan';
import { fitting } from './vocabulary';

interface Asked {
  readonly section: PlannedSection;
  readonly field: PlannedField;
  readonly file: string;
}
const fileOf = ({ step, file }: PlannedSection): string => `steps/${step}/${file}.json`;
const asked = ({ sections }: Plan): Asked[] =>
  sections.flatMap((section) =>
    section.fields.map((field) => ({ section, field, file: fileOf(section) })),
  );
const isSecond = (files: Files): boolean => own(files['journey.json'] ?? null, 'language') === 2;
const pathOf = (one: Json): string => string(own(one, 'path') ?? one);
const allowed = (files: Files): readonly Json[] =>
  items(at(files['journey.json'] ?? null, 'persist', 'allow'));

/** What is said of a question, in the place where its language says it. */
function said(files: Files, { file, field }: Asked, key: string, to: Json): JsonObject {
  const { name } = field;
  if (isSecond(files)) return { [file]: { fields: { [name]: { [key]: to } } } };
  if (key !== 'schema') return { [file]: { [key]: { [name]: to } } };
  return { [file]: { schema: { properties: { [name]: to } } } };
}
const persisted = (persist: JsonObject): JsonObject => ({ 'journey.json': { persist } });

/** The question goes, and with it its place among what may be stored. */
function dropped(draw: Draw, files: Files, one: Asked): JsonObject {
  const { path } = one.field;
  const allow = allowed(files).filter((each) => pathOf(each) !== path);
  const gone = isSecond(files)
    ? { fields: { [one.field.name]: null } }
    : mapped(files[one.file] ?? null, (v, key) =>
        key === 'schema'
          ? { properties: { [one.field.name]: null } }
          : own(v, one.field.name) === null
            ? v
            : { [one.field.name]: null },
      );
  return {
    ...persisted({ allow, ...draw.maybe(50, () => ({ former: [path] })) }),
    [one.file]: gone,
  };
}
/** A section goes, and all that it asks. */
function withoutSection(draw: Draw, { sections }: Plan): JsonObject {
  const gone = draw.one(sections);
  const left = sections.filter(
    ({ step, id, kind }) => step === gone.step && kind !== 'item' && id !== gone.id,
  );
  return {
    [`steps/${gone.step}/step.json`]: { sections: left.map(({ file }) => file) },
    [fileOf(gone)]: null,
  };
}
/** What an earlier page kept meets what it does not fit. */
export function release(draw: Draw, plan: Plan, files: Files): JsonObject {
  const all = asked(plan);
  const one = (): Asked => draw.one(all);
  const lists = plan.sections.filter((section) => section.list !== null);
  const [, sequence] = draw.one(
    Object.entries(files).filter(([path]) => path.startsWith('sequences/')),
  );
  const saving = { 'sequences/save.json': { steps: list(own(sequence, 'steps')).slice(0, 1) } };
  const consents = all.filter(
    ({ file, field }) => at(files[file] ?? null, 'fields', field.name, 'consent') !== null,
  );
  const some = all.length > 0;
  return draw.weighted<JsonObject>([
    [3, () => persisted({ allow: draw.some(allowed(files), 60) })],
    [
      some ? 2 : 0,
      () =>
        persisted({ allow: draw.some(allowed(files), 30), former: [one().field.path, 'permit'] }),
    ],
    [1, () => persisted({ version: 2 })],
    [some ? 3 : 0, () => said(files, one(), 'schema', { type: draw.one(['integer', 'string']) })],
    [some ? 2 : 0, () => said(files, one(), 'options', [{ value: 'a', label: 'A' }])],
    [some ? 1 : 0, () => said(files, one(), 'options', null)],
    [some ? 3 : 0, () => dropped(draw, files, one())],
    [
      some ? 2 : 0,
      () => {
        const at = one();
        return said(files, at, 'initial', draw.one(fitting[at.field.kind]));
      },
    ],
    [lists.length === 0 ? 0 : 3, () => ({ [fileOf(draw.one(lists))]: { list: { max: 1 } } })],
    [
      lists.length === 0 || !isSecond(files) ? 0 : 3,
      () => ({
        [fileOf(draw.one(lists))]: { fields: { cars: { list: { max: 1, exactly: null } } } },
      }),
    ],
    [
      consents.length === 0 ? 0 : 8,
      () => said(files, draw.one(consents), 'consent', { version: 2 }),
    ],
    [2, () => saving],
    [2, () => withoutSection(draw, plan)],
    [1, () => ({ 'steps/apply/step.json': { progressive: draw.chance(50) } })],
    [1, () => ({ 'steps/apply/step.json': { startsAnew: true } })],
    [
      some ? 2 : 0,
      () => ({
        [one().file]: { relevant: draw.one<Json>([false, { isAnswered: { var: 'log' } }]) },
      }),
    ],
  ]);
}

const kinds = ['medical', 'medical', 'medical', 'identity', 'contact', 'bank'];
/** Z22: something is said to be sensitive, and may not be stored but for a reason. */
export function sensitive(draw: Draw, plan: Plan, files: Files): Files {
  const kind = draw.one(kinds);
  const excepted = draw.chance(25);
  const allow = (paths: readonly string[]): Json =>
    allowed(files).flatMap((one) => {
      if (!paths.includes(pathOf(one))) return [one];
      return excepted ? [{ path: pathOf(one), because: 'The council asks for it.' }] : [];
    });
  const laid = (path: string, way: readonly string[], paths: readonly string[]): Files => {
    const file = object(setAt(files[path] ?? null, way, kind));
    const changed = { ...files, [path]: file };
    const journey = changed['journey.json'] ?? null;
    return {
      ...changed,
      'journey.json': object(setAt(journey, ['persist', 'allow'], allow(paths))),
    };
  };
  const all = asked(plan).filter(({ section }) => section.kind !== 'item');
  const { sections, known, calls } = plan;
  const lookup = draw.one(known.lookups).name;
  const call = draw.one(calls);
  return draw.weighted<Files>([
    [
      all.length === 0 ? 0 : 8,
      () => {
        const { file, field } = draw.one(all);
        return laid(file, ['fields', field.name, 'sensitive'], [field.path]);
      },
    ],
    [
      6,
      () => {
        const section = draw.one(sections);
        const paths = section.fields.map(({ path }) => path);
        return laid(fileOf(section), ['sensitive'], paths);
      },
    ],
    [
      6,
      () => {
        const path = draw.one(['log', 'total', 'flag', 'tally', 'marks', 'bag']);
        return laid('journey.json', ['records', path, 'sensitive'], [path]);
      },
    ],
    [4, () => laid('journey.json', ['lookups', lookup, 'sensitive'], [])],
    [
      4,
      () =>
        laid(
          `calls/${call.id === 'findHome' ? 'find-home' : call.id}.json`,
          ['sensitive', draw.one(['number', 'id', 'name'])],
          [],
        ),
    ],
  ]);
}
