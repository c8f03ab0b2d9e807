import type { Report } from '../diagnostic';
import { parseSource } from '../source/parse-source';
import { Cursor, type SourceFile } from '../source';

/** What a brand's folder says of the journey, beside how it looks. */
export interface BrandOverlay {
  /** By the path that the file has in the base. */
  readonly over: ReadonlyMap<string, SourceFile>;
  /** Files of the base that the brand leaves out, and the reason; a step goes with all in its folder. */
  readonly leftOut: ReadonlyMap<string, Cursor<string>>;
  /** Of `brand.json`; null while it cannot be read. */
  readonly settings: Cursor<Fields> | null;
}

export const noOverlay: BrandOverlay = { over: new Map(), leftOut: new Map(), settings: null };

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLook = (inner: string): boolean =>
  inner === 'brand.json' || inner.endsWith('.svg') || inner.startsWith('scenarios/');

/** The brands that a configuration has a folder of. */
export const brandsIn = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()]
    .flatMap((path) => /^brands\/([^/]+)\/brand\.json$/.exec(path)?.[1] ?? [])
    .sort();

/** Whether a brand says more of the journey than how it looks. */
export const hasOverlay = (files: ReadonlyMap<string, string>, brand: string): boolean =>
  [...files.keys()].some((path) => {
    const home = `brands/${brand}/`;
    return path.startsWith(home) && path.endsWith('.json') && !isLook(path.slice(home.length));
  });

/** The files that count for one brand: those of others are not there. */
export const filesOfBrand = (
  files: ReadonlyMap<string, string>,
  brand: string,
): ReadonlyMap<string, string> =>
  new Map(
    [...files].filter(
      ([path]) => !path.startsWith('brands/') || path.startsWith(`brands/${brand}/`),
    ),
  );

export function readOverlay(
  files: ReadonlyMap<string, string>,
  brand: string,
  report: Report,
): BrandOverlay {
  const home = `brands/${brand}/`;
  const over = new Map<string, SourceFile>();
  const leftOut = new Map<string, Cursor<string>>();
  let settings: BrandOverlay['settings'] = null;
  for (const [path, text] of files) {
    if (!path.startsWith(home)) continue;
    const inner = path.slice(home.length);
    if (inner === 'brand.json') settings = settingsOf(path, text);
    if (isLook(inner)) continue;
    if (!inner.endsWith('.json')) {
      addUnread(
        path,
        report,
        'a brand has JSON, drawings and scenarios; code is the journey’s own',
      );
      continue;
    }
    const file = parseSource(path, text, report);
    if (file === null) continue;
    const reason = leftOutBy(file);
    if (reason === null) {
      over.set(inner, file);
      continue;
    }
    const gone = inner.endsWith('/step.json') ? inner.slice(0, -'step.json'.length) : inner;
    const taken = [...files.keys()].filter((each) => each === inner || each.startsWith(gone));
    if (taken.length === 0) addUnread(path, report, `the base has no ${inner} to leave out`);
    for (const each of taken) leftOut.set(each, reason);
  }
  return { over, leftOut, settings };
}

/** `{ "leftOut": "why" }` in place of what a file says. */
function leftOutBy(file: SourceFile): Cursor<string> | null {
  const { value } = file;
  if (!isFields(value)) return null;
  const reason = value['leftOut'];
  return typeof reason === 'string' && Object.keys(value).length === 1
    ? new Cursor(reason, file, ['leftOut'])
    : null;
}

/** What is wrong with the brand's file is said where it is read as a whole. */
function settingsOf(path: string, text: string): BrandOverlay['settings'] {
  const file = parseQuietly(path, text);
  if (file === null || !isFields(file.value)) return null;
  const settings = file.value['settings'];
  return isFields(settings) ? new Cursor(settings, file, ['settings']) : null;
}

function parseQuietly(path: string, text: string): SourceFile | null {
  const quiet = { addDiagnostic: () => undefined };
  return parseSource(path, text, quiet);
}

/** Says that a file has no effect where it lies. */
export function addUnread(file: string, report: Pick<Report, 'addDiagnostic'>, help: string): void {
  report.addDiagnostic({
    ...{ code: 'JC104', severity: 'warning', message: 'Nothing reads this file.', file, help },
    ...{ line: 1, column: 1, length: 1, pointer: '', also: [] },
  });
}
