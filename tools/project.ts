import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { JsonObject } from '../src/engine';
import { isOwnCode } from './own-modules';

/** What somebody gave cannot be used, and they can put it right: what, where, and what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

/** Why the system would not, in a few words. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const isJson = (name: string): boolean => name.endsWith('.json');
/** A drawing: that it is there counts, not what is in it. */
const isDrawing = (name: string): boolean => name.endsWith('.svg');

/** What draws a widget of the journey's own. */
const isWidget = (path: string): boolean => /^widgets\/[^/]+\/widget\.tsx$/.test(path);

/** What a configuration is made of. */
export const isConfigurationFile = (path: string): boolean =>
  isJson(path) || isDrawing(path) || isOwnCode(path) || isWidget(path);

/** Every file of a configuration: path from its folder, with forward slashes → text; none for a drawing. */
export function readConfiguration(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isConfigurationFile);
  return new Map(
    paths
      .sort()
      .map((path) => [path, isDrawing(path) ? '' : readFileSync(join(folder, path), 'utf8')]),
  );
}

/** The files of a configuration, or what is wrong with the folder. */
export function readFiles(folder: string): ReadonlyMap<string, string> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) {
    throw new InputError(
      `There is no folder ${folder}.`,
      'run this where journey-config lies, or name the folder: journey check path/to/journey-config',
    );
  }
  if (!found.isDirectory()) {
    throw new InputError(`${folder} is no folder.`, 'name the folder that journey.json lies in');
  }
  const files = readAll(folder);
  if (!files.has('journey.json')) {
    throw new InputError(
      `There is no journey.json in ${folder}.`,
      'name the folder that journey.json lies in; every configuration starts with that file',
    );
  }
  return files;
}

function readAll(folder: string): ReadonlyMap<string, string> {
  try {
    return readConfiguration(folder);
  } catch (error) {
    throw new InputError(
      `${folder} cannot be read: ${reasonOf(error)}.`,
      'every file in it must be readable, and stay while it is read',
    );
  }
}

/** The nearest folder, from here upwards, that holds the schemas of the config language. */
export function projectAround(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas/journey.schema.json'))) return folder;
    if (dirname(folder) === folder) break;
  }
  throw new InputError(
    `There is no schemas/journey.schema.json in ${cwd} or above it.`,
    'run this in a checkout of the project; the folder itself may lie anywhere',
  );
}

const usualContract = '../schemas/api/openapi.json';
const none: JsonObject = { openapi: '3.1.0', paths: {} };

/** Where the contract lies that a configuration names; the usual place when it names none. */
export function contractPath(folder: string, files: ReadonlyMap<string, string>): string {
  return resolve(folder, namedIn(files.get('journey.json') ?? '', 'contract') ?? usualContract);
}

/**
 * The contract of the partner API that a configuration names, or what is wrong with it. One without
 * operations for a configuration that names none and makes no calls.
 */
export function readContract(folder: string, files: ReadonlyMap<string, string>): JsonObject {
  const path = contractPath(folder, files);
  const isNamed = namedIn(files.get('journey.json') ?? '', 'contract') !== null;
  const makesCalls = [...files.keys()].some((each) => each.startsWith('calls/'));
  if (!isNamed && !makesCalls && !existsSync(path)) return none;
  const contract = parse(path, readText(path));
  if (!isObject(contract) || !isObject(contract['paths'])) {
    throw new InputError(
      `The contract ${path} is no OpenAPI document: it has no paths.`,
      'let `contract` in journey.json name the OpenAPI document of the partner API',
    );
  }
  return contract;
}

/** Ids in the first column of a CSV. */
const clauseIds = (csv: string): ReadonlySet<string> =>
  new Set([...csv.matchAll(/^"?([A-Z]+-\d+)"?,/gm)].map(([, id = '']) => id));

/** Where the list of clauses lies that a configuration names; null when it names none. */
export function clausesPath(folder: string, files: ReadonlyMap<string, string>): string | null {
  const named = namedIn(files.get('scenarios/scenarios.json') ?? '', 'clauses');
  return named === null ? null : resolve(folder, named);
}

/** The clauses of the list that a configuration names: `none` where it names none, `missing` where that is not there. */
export function readClauses(
  folder: string,
  files: ReadonlyMap<string, string>,
): ReadonlySet<string> | 'none' | 'missing' {
  const path = clausesPath(folder, files);
  if (path === null) return 'none';
  return existsSync(path) ? clauseIds(readFileSync(path, 'utf8')) : 'missing';
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(
      `The contract ${path} cannot be read: ${reasonOf(error)}.`,
      'let `contract` in journey.json name the OpenAPI document of the partner API, from the folder of journey.json',
    );
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(
      `The contract ${path} is not JSON: ${reasonOf(error)}.`,
      'mend that file; calls cannot be checked without it',
    );
  }
}

/** A file that is no JSON is the compiler's to report, with its line. */
function namedIn(text: string, key: string): string | null {
  try {
    const file: unknown = JSON.parse(text);
    const named = isObject(file) ? file[key] : null;
    return typeof named === 'string' ? named : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
