import type { ErrorObject } from 'ajv';
import type { Report } from '../diagnostic';
import { Cursor } from '../source/cursor';
import type { FileKind } from '../source/file-kind';
import { cursorAt } from '../source/cursor-at';
import { reportMisfit } from './report-misfit';
import { schemaAt } from './schema-at';
import type { SourceFile } from '../source/source-file';
import { sourceValidator } from './source-validators';

/** Instead of keywords that would make a section's schema dynamic. */
const elsewhere: Readonly<Record<string, string>> = {
  default: 'a starting value stands in `initial`',
  if: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  then: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  else: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  allOf: 'write the keywords beside each other',
  anyOf: 'what depends on an answer stands in `relevant`, `required` or `checks`',
  oneOf: 'what can be chosen stands in `options`',
  dependencies: 'what depends on an answer stands in `required`',
  dependentRequired: 'what depends on an answer stands in `required`',
  required: 'whether it must be answered stands in `required` of the question',
  items: 'a list is a question with `list`',
  title: 'the title stands beside `schema`',
  description: 'a note stands beside `schema`',
};

/**
 * Whether the file is as its schema says; what is wrong is reported at the very key. `way`: to the
 * schemas, as journey.json names it.
 */
export function checkSource(
  file: SourceFile,
  kind: FileKind,
  report: Report,
  way: string,
): boolean {
  const validate = sourceValidator(kind);
  validate(file.value);
  const errors = withWhatIsLacking(validate.errors ?? []).filter(
    (error) => !takesAway(error, file, kind),
  );
  for (const error of errors) describe(error, file, kind, report);
  return checkSchemaName(file, kind, way, report) && errors.length === 0;
}

/** What a list lacks is said once, of the list: each of its items is as good as any. */
function withWhatIsLacking(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const ofItem = /^(.*\/contains)\//;
  const lacking = new Map(
    errors.map(({ schemaPath, params }) => [
      ofItem.exec(schemaPath)?.[1],
      (params as Readonly<Record<string, unknown>>)['allowedValue'],
    ]),
  );
  return errors
    .filter(({ schemaPath }) => !ofItem.test(schemaPath))
    .map((error) =>
      error.keyword === 'contains'
        ? { ...error, params: { allowedValue: lacking.get(error.schemaPath) } }
        : error,
    );
}

/**
 * Laid over what is said elsewhere, null takes a question or a key away: in a variant, and beside
 * `like`. No key's own schema knows of that.
 */
function takesAway({ instancePath }: ErrorObject, file: SourceFile, kind: FileKind): boolean {
  const found = /^(\/(?:fields|groups|actions)\/[^/]+)(\/(?:messages\/)?[^/]+)?$/.exec(
    instancePath,
  );
  if (found === null || cursorAt(instancePath, file).value !== null) return false;
  if (kind === 'consent-variant') return true;
  const [, owner = '', key] = found;
  const said = cursorAt(owner, file).value;
  return key !== undefined && typeof said === 'object' && said !== null && 'like' in said;
}

function describe(error: ErrorObject, file: SourceFile, kind: FileKind, report: Report): void {
  // What is wrong with a key is said once, by `propertyNames` itself.
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return;
  // What a choice between schemas comes to is said by what does not fit the chosen one.
  if (error.keyword === 'if') return;
  const at = cursorAt(error.instancePath, file);
  const parameters = error.params as Readonly<Record<string, unknown>>;
  const key = String(parameters['additionalProperty']);
  const help = elsewhere[key];
  if (help !== undefined && /^\/fields\/[^/]+\/schema(\/|$)/.test(error.instancePath)) {
    const message = `\`${key}\` has no place in the shape of an answer, which is flat and static.`;
    report.add('JC207', at.part(key, null), message, { key: true, help });
    return;
  }
  reportMisfit({ keyword: error.keyword, parameters }, at, () => knownKeys(kind, at), report);
}

/** The keys that the schema knows of an object. */
const knownKeys = (kind: FileKind, { pointer }: Cursor<unknown>): readonly string[] =>
  Object.keys(schemaAt(kind, pointer)?.['properties'] ?? {});

/** The way from a configuration's parent to the folder that holds `schemas`, as journey.json names it. */
export function wayToSchemas(journey: string | undefined): string {
  const named = /"\$schema"\s*:\s*"\.\.\/([^"]*)schemas\/journey\.schema\.json"/.exec(
    journey ?? '',
  );
  return named?.[1] ?? '';
}

/** Further up in the project, or up and down again where the configuration lies outside it. */
const isWay = (between: string): boolean => /^(\.\.\/)*([^./][^/]*\/)*$/.test(between);

/** Editors complete by `$schema`, so it must lead to the schema of this kind of file. */
function checkSchemaName(file: SourceFile, kind: FileKind, way: string, report: Report): boolean {
  const value = file.value;
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return false;
  const up = '../'.repeat(file.path.split('/').length);
  const schema = `schemas/${kind}.schema.json`;
  const written = value['$schema'];
  if (typeof written === 'string' && written.startsWith(up) && written.endsWith(schema)) {
    const between = written.slice(up.length, -schema.length);
    if (/^(\.\.\/)*$/.test(between) || (between === way && isWay(way))) return true;
  }
  report.add(
    'JC206',
    new Cursor(value['$schema'], file, ['$schema']),
    'This is not the schema of a file that lies here.',
    {
      help: `write "${up}${schema}"`,
    },
  );
  return false;
}
