import { findNodeAtLocation } from 'jsonc-parser';
import { onceFor } from '../source/once-for';
import { saidFiles, textsIn } from '../lint/wording/said-texts';
import type { Pointer, SourceFile } from '../source';
import type { Sources } from '../symbols';
import { piecesOf, type Piece } from './plain-words';
import { signOf } from './signs';

/** A folder in which a sign stands for the words of each text. */
export interface Masked {
  readonly files: ReadonlyMap<string, string>;
  /** Sign → what it stands for. */
  readonly words: ReadonlyMap<string, string>;
  /** Where signs stand. */
  readonly places: readonly MaskedPlace[];
}

export interface MaskedPlace {
  readonly path: string;
  readonly pointer: Pointer;
}

interface Slot extends MaskedPlace {
  readonly key: string;
  /** Of the text as JSON, with its marks. */
  readonly offset: number;
  readonly length: number;
  readonly pieces: readonly Piece[];
}

/** Of one file, whose tree is read for it. */
const slotsOf = onceFor((file: SourceFile): readonly Slot[] => {
  const { path, root } = file;
  if (root === undefined) return [];
  const slots = textsIn(file).texts.flatMap(({ text, pointer }): readonly Slot[] => {
    const pieces = piecesOf(text);
    const node = findNodeAtLocation(root, [...pointer]);
    if (pieces === null || node === undefined) return [];
    const { offset, length } = node;
    return [{ path, pointer, key: keyOf({ path, pointer }), offset, length, pieces }];
  });
  return slots.toSorted((one, other) => one.offset - other.offset);
});

const keyOf = ({ path, pointer }: MaskedPlace): string => `${path} ${pointer.join('/')}`;

/**
 * Puts signs in place of words. The same words have the same sign, and words that stand alone keep their
 * sign whatever they become: so a folder in which only they are otherwise is masked to the very same.
 */
export class WordMask {
  /** Where words stand first → their sign. */
  readonly #signs = new Map<string, string>();
  /** Where words mean something after all. */
  readonly #left = new Set<string>();
  readonly #texts = new WeakMap<SourceFile, { readonly signs: string; readonly text: string }>();

  leave(places: readonly MaskedPlace[]): void {
    for (const place of places) this.#left.add(keyOf(place));
  }

  /** `sources`: of the same files. */
  mask(files: ReadonlyMap<string, string>, sources: Sources): Masked {
    const signs = new Map<string, string>();
    const words = new Map<string, string>();
    const places: MaskedPlace[] = [];
    const masked = new Map(files);
    const all = saidFiles(sources).map((file) => ({
      file,
      slots: slotsOf(file).filter(({ key }) => !this.#left.has(key)),
    }));
    for (const { slots } of all)
      for (const { key, pieces } of slots)
        for (const [index, { text, isWords }] of pieces.entries())
          if (isWords && !signs.has(text)) signs.set(text, this.#signAt(`${key} ${index}`));
    for (const [text, sign] of signs) words.set(sign, text);
    for (const { file, slots } of all) {
      if (slots.length === 0) continue;
      places.push(...slots);
      masked.set(file.path, this.#maskedText(file, slots, signs));
    }
    return { files: masked, words, places };
  }

  #signAt(place: string): string {
    const sign = this.#signs.get(place) ?? signOf(this.#signs.size);
    this.#signs.set(place, sign);
    return sign;
  }

  /** Line by line as it is written. */
  #maskedText(
    file: SourceFile,
    slots: readonly Slot[],
    signs: ReadonlyMap<string, string>,
  ): string {
    const texts = slots.map(({ pieces }) =>
      pieces.map(({ text, isWords }) => (isWords ? (signs.get(text) ?? text) : text)).join(''),
    );
    const own = texts.join('\n');
    const before = this.#texts.get(file);
    if (before?.signs === own) return before.text;
    let text = '';
    let end = 0;
    for (const [index, { offset, length }] of slots.entries()) {
      text += file.text.slice(end, offset) + JSON.stringify(texts[index]);
      end = offset + length;
    }
    text += file.text.slice(end);
    this.#texts.set(file, { signs: own, text });
    return text;
  }
}
