import type { Report } from '../diagnostic';
import { checkSource } from './check-source';
import { fileKind, isReserved, type FileKind } from './file-kind';
import { parseSource } from './parse-source';
import type { SourceCache } from './source-cache';
import type { SourceFile } from './source-file';

/** The files that are as their schemas say, and how many were looked at. */
export function readSources(
  files: ReadonlyMap<string, string>,
  report: Report,
  cache: SourceCache,
): {
  readonly sound: readonly { readonly file: SourceFile; readonly kind: FileKind }[];
  readonly count: number;
} {
  const all = new Set(files.keys());
  let count = 0;
  const sound = [...files].flatMap(([path, text]) => {
    const kind = fileKind(path, all);
    if (kind === 'ignored') {
      // Others say what it means; that it is JSON is the same for all.
      if (path.endsWith('.json') && cache.find(path, text, kind) === null) {
        const file = parseSource(path, text, report);
        if (file !== null) cache.keep(file, kind);
      }
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
        help: reserved
          ? 'leave it out until then: what it says has no effect'
          : 'move it where it is meant to be read, or remove it',
        also: [],
      });
      return [];
    }
    const before = cache.find(path, text, kind);
    if (before !== null) return [{ file: before, kind }];
    const file = parseSource(path, text, report);
    if (file === null || !checkSource(file, kind, report)) return [];
    cache.keep(file, kind);
    return [{ file, kind }];
  });
  return { sound, count };
}
