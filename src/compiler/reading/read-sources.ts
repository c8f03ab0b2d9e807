import {
  addedFile,
  addUnread,
  laidFile,
  laidSettings,
  noOverlay,
  type BrandOverlay,
} from '../brand';
import type { Report } from '../diagnostic';
import { checkSource, wayToSchemas } from './check-source';
import { fileKind, isReserved, type FileKind } from '../source/file-kind';
import { parseSource } from '../source/parse-source';
import type { SourceCache } from '../source/source-cache';
import type { SourceFile } from '../source/source-file';

const unreadHelp = 'move it where it is meant to be read, or remove it';

/** The files that are as their schemas say, and how many were looked at. */
export function readSources(
  files: ReadonlyMap<string, string>,
  report: Report,
  cache: SourceCache,
  brand: BrandOverlay = noOverlay,
): {
  readonly sound: readonly { readonly file: SourceFile; readonly kind: FileKind }[];
  readonly count: number;
  /** Scenarios and households, of brands too. */
  readonly scenarios: readonly SourceFile[];
} {
  const { over, leftOut } = brand;
  const overlays = new Set([...over.values()].map(({ path }) => path));
  const base = [...files].filter(([path]) => !leftOut.has(path) && !overlays.has(path));
  const all = new Set([...base.map(([path]) => path), ...over.keys()]);
  const way = wayToSchemas(files.get('journey.json'));
  let count = 0;
  const scenarios: SourceFile[] = [];
  const sound = base.flatMap(([path, text]) => {
    const kind = fileKind(path, all);
    if (kind === 'ignored') {
      if (!path.endsWith('.json')) return [];
      // Whoever plays them says what they mean; that they are JSON is the same for all.
      const before = cache.find(path, text, kind);
      const file = before ?? parseSource(path, text, report);
      if (file === null) return [];
      if (before === null) cache.keep(file, kind);
      if (isScenarios(path)) scenarios.push(file);
      return [];
    }
    count += 1;
    if (kind === null) {
      const reserved = isReserved(path);
      report.addDiagnostic({
        code: reserved ? 'JC106' : 'JC104',
        severity: 'warning',
        message: reserved
          ? `\`${path.split('/', 1)[0] ?? ''}/\` is kept for a part of the language that is not there yet.`
          : 'Nothing reads this file.',
        file: path,
        line: 1,
        column: 1,
        length: 1,
        pointer: '',
        help: reserved ? 'leave it out until then: what it says has no effect' : unreadHelp,
        also: [],
      });
      return [];
    }
    const above = over.get(path);
    const before = cache.find(path, text, kind);
    const file = before ?? parseSource(path, text, report);
    if (file === null) return [];
    const isLaid = above !== undefined || (kind === 'journey' && brand.settings !== null);
    if (isLaid) {
      const laid = above === undefined ? file : laidFile(file, above, kind, report);
      const whole = kind === 'journey' ? laidSettings(laid, brand) : laid;
      return checkSource(whole, kind, report, way) ? [{ file: whole, kind }] : [];
    }
    if (before !== null) return [{ file, kind }];
    if (!checkSource(file, kind, report, way)) return [];
    cache.keep(file, kind);
    return [{ file, kind }];
  });
  const isAdded = (path: string): boolean => !files.has(path) || leftOut.has(path);
  for (const [path, file] of over) {
    if (!isAdded(path)) continue;
    count += 1;
    const kind = fileKind(path, all);
    const added = addedFile(path, file);
    if (kind === null || kind === 'ignored') addUnread(file.path, report, unreadHelp);
    else if (checkSource(added, kind, report, way)) sound.push({ file: added, kind });
  }
  return { sound, count, scenarios };
}

/** Beside the journey, or beside what a brand says of it. */
const isScenarios = (path: string): boolean => /^(brands\/[^/]+\/)?scenarios\//.test(path);
