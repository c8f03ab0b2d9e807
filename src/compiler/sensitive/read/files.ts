import type { Json } from '../../../engine';
import { fileKind, type FileKind } from '../../source/file-kind';
import type { Spot } from '../spot';

/** The files of a configuration by kind. */
export class Files {
  readonly #spots = new Map<string, Spot>();
  readonly #kinds = new Map<FileKind, Spot[]>();

  /** `files`: path from the root of the configuration → what is written there. */
  constructor(files: ReadonlyMap<string, Json>) {
    const all = new Set(files.keys());
    for (const [file, value] of files) {
      const spot = { file, pointer: [], value };
      this.#spots.set(file, spot);
      const kind = fileKind(file, all);
      if (kind === null || kind === 'ignored') continue;
      this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), spot]);
    }
  }

  of(...kinds: readonly FileKind[]): readonly Spot[] {
    return kinds.flatMap((kind) => this.#kinds.get(kind) ?? []);
  }

  at(path: string): Spot | null {
    return this.#spots.get(path) ?? null;
  }

  /** The variants beside a directory. */
  variantsOf(directory: string): readonly Spot[] {
    const folder = directory.slice(0, directory.lastIndexOf('/') + 1);
    return this.of('consent-variant').filter(({ file }) => file.startsWith(folder));
  }
}
