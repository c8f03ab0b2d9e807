import type { Json } from '../../engine';
import type { CompiledText } from '../../journey';
import type { FileKind, Pointer, SourceFile } from '../source';
import { saidTexts } from '../lint/wording/said-texts';
import { fileName, sortSources, type Sources } from '../symbols';

/** A language that the journey is compiled in. */
export interface Spoken {
  /** Its tag. */
  readonly locale: string;
  /** Every text that is said in it, as it is written. */
  readonly says: ReadonlySet<string>;
  /** Texts that are not said in it, as they are compiled. */
  readonly unsaid: Set<CompiledText>;
}

type Files = readonly { readonly file: SourceFile; readonly kind: FileKind }[];

/**
 * The files with what they say in a language; what is not said in it stays. Where a text stands, its
 * file still knows: in that of the language. Null for a language without a file.
 */
export function spokenSources(
  files: Files,
  locale: string,
): { readonly sources: Sources; readonly spoken: Spoken } | null {
  const plain = sortSources(files);
  const at = plain?.locales.find(({ file }) => fileName(file.path) === locale);
  if (plain === null || at === undefined) return null;
  const { texts } = at.value;
  const found = new Map<SourceFile, Said[]>();
  for (const { text, file, pointer, consents } of saidTexts(plain).texts) {
    const said = texts[text];
    if (said === undefined || consents) continue;
    const others = found.get(file) ?? [];
    found.set(file, [...others, { said, text, pointer }]);
  }
  const spoken = files.map(({ file, kind }) => ({
    kind,
    file: kind === 'locale' ? file : spokenFile(file, found.get(file) ?? [], at.file),
  }));
  const sources = sortSources(spoken);
  return (
    sources && {
      sources,
      spoken: { locale, says: new Set(Object.values(texts)), unsaid: new Set() },
    }
  );
}

interface Said {
  readonly said: string;
  readonly text: string;
  readonly pointer: Pointer;
}

function spokenFile(file: SourceFile, all: readonly Said[], from: SourceFile): SourceFile {
  if (all.length === 0) return file;
  const value = JSON.parse(JSON.stringify(file.value)) as Json;
  const written = new Map<string, Said>();
  for (const each of all) {
    written.set(each.pointer.join('/'), each);
    const inner = each.pointer.slice(0, -1).reduce<Json>((at, key) => inside(at, key), value);
    Reflect.set(inner as object, each.pointer.at(-1) ?? '', each.said);
  }
  return {
    path: file.path,
    text: file.text,
    get root() {
      return file.root;
    },
    value,
    from: (pointer) => {
      const each = written.get(pointer.join('/'));
      if (each !== undefined) return { file: from, pointer: ['texts', each.text] };
      return file.from?.(pointer) ?? { file, pointer };
    },
  };
}

const inside = (at: Json, key: string | number): Json =>
  (at as Readonly<Record<string | number, Json>>)[key] ?? null;
