import type { FileKind } from './file-kind';
import type { SourceFile } from './source-file';

type Kind = FileKind | 'ignored';

/** Files that were read before with nothing to say: who compiles again and again reads what changed. */
export class SourceCache {
  readonly #files = new Map<string, { readonly file: SourceFile; readonly kind: Kind }>();

  /** null for a file that is new, or is not what it was. */
  find(path: string, text: string, kind: Kind): SourceFile | null {
    const kept = this.#files.get(path);
    return kept?.kind === kind && kept.file.text === text ? kept.file : null;
  }

  keep(file: SourceFile, kind: Kind): void {
    this.#files.set(file.path, { file, kind });
  }
}
