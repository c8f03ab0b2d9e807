import { basename, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, type ParseError } from 'jsonc-parser';
import {
  codes,
  createRecompiler,
  createShapeValidators,
  generateShapeValidators,
  type Compilation,
  type Diagnostic,
  type OwnModules,
} from '../../src/compiler';
import { createEngine, type Engine } from '../../src/engine';
import { allOf, originTable, type CompiledJourney, type Origins } from '../../src/journey';
import type { Json, JsonObject } from '../../src/rules';
import { readSuite, type Suite } from '../../src/scenarios';
import { homeOf } from './home-of';
import { loadOwnModules, readOwnCode } from '../../tools/own-modules';
import { readClauses, readConfiguration, readContract } from '../../tools/project';
import type { Edit } from '../model/edits';
import type { Found, Opened, Project } from '../model/protocol';
import { applyEdits, type Files } from './apply-edits';

/** A journey's folder with edits that nobody has saved yet. */
export interface Desk {
  readonly folder: string;
  /** As it stands on the disk. */
  readonly stored: Files;
  readonly files: Files;
  /** Ids of the clauses of its specification; none where nobody lists them. */
  readonly clauses: ReadonlySet<string>;
  /** Worked out when it is first asked for. */
  readonly compiled: Compilation;
}

export interface Ready {
  readonly journey: CompiledJourney;
  readonly origins: Origins | null;
  readonly engine: Engine;
  readonly suite: Suite;
}

const recompile = createRecompiler();
const [sameModules, sameContract, sameClauses] = [
  steady<OwnModules>(),
  steady<JsonObject>(),
  steady<ReturnType<typeof readClauses>>(),
];

/** What is read again and says the same is the same object: what was made with it is known by that. */
function steady<T extends object | string>(): (next: T) => T {
  let last: T | null = null;
  return (next) => (last = last !== null && isDeepStrictEqual(last, next) ? last : next);
}

/** Reads the folder anew, so that what was changed outside is there. */
export async function openDesk(
  folder: string,
  edits: readonly Edit[],
  traced: boolean,
): Promise<Desk> {
  const stored = readConfiguration(folder);
  const files = applyEdits(stored, edits);
  const modules = sameModules(await loadOwnModules(readOwnCode(folder)));
  const contract = sameContract(readContract(folder, files));
  const clauses = sameClauses(readClauses(folder, files));
  let made: Compilation | null = null;
  return {
    ...{ folder, stored, files },
    clauses: typeof clauses === 'string' ? new Set() : clauses,
    get compiled() {
      return (made ??= compiledOf(files, traced, () =>
        recompile(files, contract, { modules, traced, clauses }),
      ));
    },
  };
}

interface Kept {
  readonly files: Files;
  readonly traced: boolean;
  readonly compiled: Compilation;
}

/** The last two: what is on the disk, and the draft over it, are asked about in turn. */
let kept: readonly Kept[] = [];

/** The same files come to the same: what asks about a draft asks several times. */
function compiledOf(files: Files, traced: boolean, work: () => Compilation): Compilation {
  const same = kept.find((each) => (each.traced || !traced) && areSame(each.files, files));
  const now = same ?? { files, traced, compiled: work() };
  kept = [now, ...kept.filter((each) => each !== now)].slice(0, 2);
  return now.compiled;
}

const areSame = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

let lastSuite: { readonly files: Files; readonly suite: Suite } | null = null;

function suiteOf(files: Files): Suite {
  if (lastSuite === null || !areSame(lastSuite.files, files))
    lastSuite = { files, suite: readSuite(files, null) };
  return lastSuite.suite;
}

const readyBefore = new WeakMap<Compilation, Ready>();

/** @throws where the journey has errors, which whoever asks has seen before. */
export function readyOf({ files, compiled }: Desk): Ready {
  const ready = readyBefore.get(compiled) ?? readyAs(files, compiled);
  readyBefore.set(compiled, ready);
  return ready;
}

function readyAs(files: Files, { journey, origins }: Compilation): Ready {
  if (journey === null) throw new Error('The journey has errors: mend them first.');
  const engine = createEngine(journey, createShapeValidators(journey));
  return { journey, origins, engine, suite: suiteOf(files) };
}

/** `cwd`: from where the folder is named to people. */
export function projectOf(
  { folder, stored }: Desk,
  { cwd, brand, stamp }: { readonly cwd: string } & Pick<Project, 'brand' | 'stamp'>,
): Project {
  const files = [...stored]
    .filter(([path]) => path.endsWith('.json'))
    .map(([path, text]) => [path, readJson(text)] as const);
  const suite = suiteOf(stored);
  const named = suite.scenarios.filter(({ waypoint }) => waypoint !== null);
  const others = suite.scenarios.filter(({ waypoint }) => waypoint === null);
  return {
    name:
      (parse(stored.get('journey.json') ?? '{}') as { readonly id?: string }).id ??
      basename(folder),
    folder: relative(cwd, folder) || '.',
    ...{ brand, stamp },
    files: Object.fromEntries(
      files.flatMap(([path, read]) => (read === null ? [] : [[path, read.is] as const])),
    ),
    unreadable: files.filter(([, read]) => read === null).map(([path]) => path),
    households: [...named, ...others].map((scenario) => {
      const { waypoint, name, at } = scenario;
      const id = waypoint ?? `${at.file}#${name}`;
      return { id, name, file: at.file, home: homeOf(suite, scenario) };
    }),
  };
}

/** Null for what is none, as a half-written file; what has a comment in it is some. */
function readJson(text: string): { readonly is: Json } | null {
  try {
    return { is: JSON.parse(text) as Json };
  } catch {
    const errors: ParseError[] = [];
    const is = parse(text, errors) as Json;
    return errors.length === 0 ? { is } : null;
  }
}

const openedBefore = new WeakMap<Compilation, Omit<Opened, 'ms'>>();

const shapesBefore = new Map<string, string>();

/** Code that judges shapes is generated anew where another shape is asked for; titles are for people. */
function shapeCode(journey: CompiledJourney): string {
  const shapes = [journey.patterns, allOf(journey, 'section').map(({ is }) => is.schema)];
  const key = JSON.stringify(shapes, (name, value: unknown) =>
    name === 'title' && typeof value === 'string' ? undefined : value,
  );
  const code = shapesBefore.get(key) ?? generateShapeValidators(journey).code;
  shapesBefore.clear();
  shapesBefore.set(key, code);
  return code;
}

/** `moduleOf` keeps the source of what judges shapes, and gives the name that it is loaded by. */
export function openedOf(desk: Desk, moduleOf: (code: string) => string, began: number): Opened {
  const { compiled } = desk;
  const opened = openedBefore.get(compiled) ?? openedAs(compiled, moduleOf);
  openedBefore.set(compiled, opened);
  return { ...opened, ms: Math.round(performance.now() - began) };
}

function openedAs(
  { journey, origins, data, diagnostics, vocabulary }: Compilation,
  moduleOf: (code: string) => string,
): Omit<Opened, 'ms'> {
  return {
    journey,
    origins: origins === null ? null : originTable(origins),
    shape: journey === null ? null : moduleOf(shapeCode(journey)),
    sensitive: Object.fromEntries(data?.kinds() ?? []),
    vocabulary: vocabulary?.() ?? null,
    findings: diagnostics.map(foundOf),
  };
}

export const foundOf = ({
  code,
  severity,
  message,
  help,
  file,
  line,
  pointer,
}: Diagnostic): Found => ({
  key: `${code} ${file} ${pointer} ${message}`,
  ...{ code, severity, file, line, pointer },
  message: message === '' ? codes[code] : message,
  help,
  witness: null,
  by: 'check',
});
