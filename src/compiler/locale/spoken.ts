import type { Json } from '../../engine';
import type { CompiledText } from '../../journey';
import type { FileKind, Pointer, SourceFile } from '../source';
import { saidTexts } from '../lint/wording/said-texts';
import { fileName, sortSources, type Sources } from '../symbols';

/** A language that the journey is compiled in. */
export interface Spoken {
  /** Its tag. */
  readonly locale: string;
  /** The journey in its own language. */
  readonly own: Sources;
  /** Every text that is said in it, as it is written. */
  readonly says: ReadonlySet<string>;
  /** Texts that are not said in it, as they are compiled. */
  readonly unsaid: Set<CompiledText>;
}

type Files = readonly { readonly file: SourceFile; readonly kind: FileKind }[];

/** A text that is said in a language, where it stands in the journey. */
export interface SpokenText {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** As the journey has it. */
  readonly text: string;
  readonly said: string;
}

/** A configuration as it is said in a language. */
export interface SpokenSources {
  readonly sources: Sources;
  readonly spoken: Spoken;
  readonly texts: readonly SpokenText[];
}

/**
 * The files with what they say in a language; what is not said in it stays. Where a text stands, its
 * file still knows: in that of the language. Null for a language without a file.
 */
export function spokenSources(
  files: Files,
  locale: string,
  plain = sortSources(files),
): SpokenSources | null {
  const at = plain?.locales.find(({ file }) => fileName(file.path) === locale);
  if (plain === null || at === undefined) return null;
  const { texts } = at.value;
  const found = new Map<SourceFile, SpokenText[]>();
  for (const { text, file, pointer, consents } of saidTexts(plain).texts) {
    const said = texts[text];
    if (said === undefined || consents) continue;
    const others = found.get(file);
    if (others === undefined) found.set(file, [{ file, pointer, text, said }]);
    else others.push({ file, pointer, text, said });
  }
  const spoken = files.map(({ file, kind }) => ({
    kind,
    file: kind === 'locale' ? file : spokenFile(file, found.get(file) ?? [], at.file),
  }));
  const sources = sortSources(spoken);
  return (
    sources && {
      sources,
      spoken: { locale, own: plain, says: new Set(Object.values(texts)), unsaid: new Set() },
      texts: [...found.values()].flat(),
    }
  );
}

function spokenFile(file: SourceFile, all: readonly SpokenText[], from: SourceFile): SourceFile {
  if (all.length === 0) return file;
  const written = new Map(all.map((each) => [each.pointer.join('/'), each]));
  return {
    path: file.path,
    text: file.text,
    get root() {
      return file.root;
    },
    value: withTexts(file.value, all),
    from: (pointer) => {
      const each = written.get(pointer.join('/'));
      if (each !== undefined) return { file: from, pointer: ['texts', each.text] };
      return file.from?.(pointer) ?? { file, pointer };
    },
  };
}

/** A value with these texts in it; what holds none of them is the same and no copy. */
function withTexts(value: Json, all: readonly SpokenText[]): Json {
  const copies = new Map<Json, Json>();
  const copied = (of: Json): Json => {
    const copy =
      copies.get(of) ?? (Array.isArray(of) ? [...(of as Json[])] : { ...(of as object) });
    copies.set(of, copy);
    return copy;
  };
  const whole = copied(value);
  for (const { pointer, said } of all) {
    let holder = whole;
    let before = value;
    for (const key of pointer.slice(0, -1)) {
      before = inside(before, key);
      const copy = copied(before);
      Reflect.set(holder as object, key, copy);
      holder = copy;
    }
    Reflect.set(holder as object, pointer.at(-1) ?? '', said);
  }
  return whole;
}

const inside = (at: Json, key: string | number): Json =>
  (at as Readonly<Record<string | number, Json>>)[key] ?? null;
