/** A piece of a text as it is written. Nothing is known yet of what it names. */
export type TextPiece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly address: string; readonly words: string }
  | {
      readonly kind: 'placeholder';
      /** All that stands between the braces. */
      readonly inside: string;
      readonly path: string;
      readonly format: string | null;
      /** `{path}` or `{path|format}`. */
      readonly isSound: boolean;
    };

const token = /\{([^{}]*)\}|\[([^\]]+)\]\(([^()]*)\)/g;

/** Words, `{path}`, `{path|format}` and `[words](path)`, in order; no words that are empty. */
export function readText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const words = (piece: string): void => {
    if (piece !== '') pieces.push({ kind: 'words', words: piece });
  };
  let end = 0;
  for (const found of text.matchAll(token)) {
    words(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, inside, linked, address] = found;
    if (inside !== undefined) pieces.push(placeholder(inside));
    else if (linked !== undefined && address !== undefined) {
      pieces.push({ kind: 'link', address, words: linked });
    }
  }
  words(text.slice(end));
  return pieces;
}

function placeholder(inside: string): TextPiece {
  const [path = '', format = null, more] = inside.split('|').map((part) => part.trim());
  const isSound = path !== '' && more === undefined;
  return { kind: 'placeholder', inside, path, format, isSound };
}
