/** The files of a case as the compiler takes them, with a contract made from their calls. */
import {
  compile,
  createShapeValidators,
  renderDiagnostic,
  SourceCache,
} from '../../../src/compiler';
import { migrate } from '../../../src/compiler/migrate';
import { createEngine, createInspector, type Engine, type Inspector } from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { object } from '../json';
import type { Files, JsonObject } from '../subject';

export interface Program {
  readonly files: Files;
  /** The files as the compiler reads them. */
  readonly sources: ReadonlyMap<string, string>;
  readonly journey: CompiledJourney;
  readonly engine: Engine;
  readonly inspector: Inspector;
}

/** The kind of a file, as its schema is named. */
function kindOf(path: string): string {
  const [folder = '', name = '', deeper] = path.split('/');
  if (name === '') return folder.replace(/\.json$/, '');
  if (folder === 'steps') return deeper === 'step.json' ? 'step' : 'section';
  if (folder === 'messages') return deeper === undefined ? 'messages' : 'texts';
  if (folder === 'facts') return 'facts';
  const singular: Readonly<Record<string, string>> = {
    calls: 'call',
    bundles: 'bundle',
    sequences: 'sequence',
    screens: 'screen',
    calendars: 'calendar',
  };
  return singular[folder] ?? (name === 'directory.json' ? 'directory' : 'consent-variant');
}

const withSchema = (path: string, file: JsonObject): JsonObject => {
  const up = '../'.repeat(path.split('/').length);
  return { $schema: `${up}schemas/${kindOf(path)}.schema.json`, ...file };
};

/** Every operation of `calls/`, with the parameters its calls name; body and answer are open. */
function contractOf(files: Files): JsonObject {
  const sending = new Set(
    Object.values(files).flatMap(({ fields }) =>
      Object.values(object(fields)).map((said) => object(object(said)['files'])['call']),
    ),
  );
  const calls = Object.entries(files).filter(([path]) => path.startsWith('calls/'));
  const operations = new Map<
    string,
    { path: Set<string>; query: Set<string>; body: boolean; file: boolean }
  >();
  for (const [, said] of calls) {
    const { operation } = said;
    const id = typeof operation === 'string' ? operation : '';
    const known = operations.get(id) ?? {
      path: new Set<string>(),
      query: new Set<string>(),
      body: false,
      file: false,
    };
    for (const name of Object.keys(object(said['path']))) known.path.add(name);
    for (const name of Object.keys(object(said['query']))) known.query.add(name);
    const file = known.file || sending.has(said['id'] ?? null);
    operations.set(id, { ...known, body: known.body || said['body'] !== undefined, file });
  }
  const open: JsonObject = { content: { 'application/json': { schema: {} } } };
  const part = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  const ofFile: JsonObject = { content: { 'multipart/form-data': { schema: part } } };
  const paths = [...operations].map(([id, { path, query, body, file }]): [string, JsonObject] => [
    `/${[id, ...[...path].map((name) => `{${name}}`)].join('/')}`,
    {
      post: {
        operationId: id,
        parameters: [
          ...[...path].map((name) => ({ name, in: 'path', required: true })),
          ...[...query].map((name) => ({ name, in: 'query', required: false })),
        ],
        ...(body && { requestBody: open }),
        ...(file && { requestBody: ofFile }),
        responses: { '200': open },
      },
    },
  ]);
  return { openapi: '3.1.0', paths: Object.fromEntries(paths) };
}

const cache = new SourceCache();
/** By the files themselves, which spares to write them out: a journey is lived through more than once. */
const latest = new WeakMap<Files, Program>();
/** The latest journeys; more would fill the memory, where there are thousands at random. */
const made = new Map<string, Program>();
const most = 100;

/** The files as the compiler reads them: a case of language 1 is a test of its migration as well. */
function inLanguage2(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { files, refused } = migrate(texts);
  if (refused.length > 0)
    throw new Error(refused.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return files;
}

/**
 * The journey ready to run; the same object for the same files.
 * @throws {Error} with what the compiler says, where it does not compile.
 */
export function compileCase(files: Files): Program {
  const program = latest.get(files) ?? compiled(files);
  latest.set(files, program);
  return program;
}
function compiled(files: Files): Program {
  const texts = new Map(
    Object.entries(files).map(([path, file]) => [
      path,
      JSON.stringify(withSchema(path, file), null, 1),
    ]),
  );
  const key = JSON.stringify([...texts]);
  const known = made.get(key);
  if (known) return known;
  const migrated = inLanguage2(texts);
  const { journey, diagnostics } = compile(migrated, contractOf(files), { cache });
  if (journey === null)
    throw new Error(
      diagnostics
        .filter(({ severity }) => severity === 'error')
        .map((one) => renderDiagnostic(one, migrated.get(one.file) ?? ''))
        .join('\n'),
    );
  const validators = createShapeValidators(journey);
  const program = {
    files,
    sources: migrated,
    journey,
    engine: createEngine(journey, validators),
    inspector: createInspector(journey, validators),
  };
  for (const oldest of [...made.keys()].slice(0, Math.max(made.size + 1 - most, 0)))
    made.delete(oldest);
  made.set(key, program);
  return program;
}
