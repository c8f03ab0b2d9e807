import type { BlockOfText, TextMark } from '../../journey';
import { readText, type TextPiece } from './read-text';

/** A piece of a formatted text, or what begins or ends in it. */
export type FormattedPiece = TextPiece | MarkPiece;

interface MarkPiece {
  readonly kind: 'mark';
  readonly mark: TextMark['mark'];
  /** Among plain words. */
  readonly words: string;
}

/** What was meant as formatting, and is none. */
export interface Mistake {
  readonly message: string;
  readonly help: string;
}

interface Formatted {
  readonly pieces: readonly FormattedPiece[];
  readonly mistakes: readonly Mistake[];
}

const blocks: readonly (readonly [RegExp, BlockOfText])[] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
  [/^## /, 'heading'],
];

const lookalikes: readonly (readonly [RegExp, Mistake])[] = [
  [
    /^(?:[*+•·–—]|\d+\)) /,
    {
      message: 'This line looks like an item of a list, and is a paragraph.',
      help: 'begin an item with `- `, or with `1. ` where the items are counted',
    },
  ],
  [
    /^#{1,6} |^#{2,}/,
    {
      message: 'This line looks like a heading, and is a paragraph.',
      help: 'begin a heading with `## `: its level is that of the place where it stands',
    },
  ],
  [
    /^(?:-|\d+\.)$/,
    { message: 'Nothing stands in this item.', help: 'write its words, or leave it out' },
  ],
];

/** A text as Z38 has it: its lines as blocks, and in these what is bold. One plain paragraph is any text. */
export function readFormatted(text: string): Formatted {
  const mistakes: Mistake[] = [];
  const written = text.split('\n').filter((line) => line.trim() !== '');
  if (written.some((line) => /^\s+(?:- |\d+\. )/.test(line)))
    mistakes.push({
      message: 'This line is set in, and no list stands in another.',
      help: 'let the line begin with its mark',
    });
  const lines = written.map((line) => readBlock(line.trim(), mistakes));
  const [first] = lines;
  const isAnyText =
    first === undefined ||
    (lines.length === 1 && first.block === 'paragraph' && !first.pieces.some(isMark));
  if (isAnyText) return { pieces: readText(text), mistakes };
  return {
    pieces: [
      { kind: 'mark', mark: 'formatted', words: '' },
      ...lines.flatMap(({ block, pieces }, index): readonly FormattedPiece[] => [
        { kind: 'mark', mark: block, words: index === 0 ? '' : '\n' },
        ...pieces,
      ]),
    ],
    mistakes,
  };
}

const isMark = ({ kind }: FormattedPiece): boolean => kind === 'mark';

interface Block {
  readonly block: BlockOfText;
  readonly pieces: readonly FormattedPiece[];
}

function readBlock(line: string, mistakes: Mistake[]): Block {
  const [begins, block] = blocks.find(([mark]) => mark.test(line)) ?? [/^/, 'paragraph'];
  if (block === 'paragraph')
    mistakes.push(...lookalikes.flatMap(([like, mistake]) => (like.test(line) ? [mistake] : [])));
  return { block, pieces: readBold(readText(line.replace(begins, '').trim()), mistakes) };
}

const noBold: Mistake = {
  message: 'Bold begins here and does not end in its line, or nothing stands in it.',
  help: 'write **words**, with both marks in one line',
};

/** Words between `**` and the next `**` of a line. */
function readBold(pieces: readonly TextPiece[], mistakes: Mistake[]): readonly FormattedPiece[] {
  const found: FormattedPiece[] = [];
  let isBold = false;
  for (const piece of pieces) {
    if (piece.kind !== 'words') {
      if (piece.kind === 'link' && piece.words.includes('**'))
        mistakes.push({
          message: 'Bold stands in the words of this link, and is read there.',
          help: 'write **[words](path)**',
        });
      found.push(piece);
      continue;
    }
    for (const [index, words] of piece.words.split('**').entries()) {
      if (index > 0) {
        const last = found.at(-1);
        if (isBold && last?.kind === 'mark') mistakes.push(noBold);
        isBold = !isBold;
        found.push({ kind: 'mark', mark: isBold ? 'bold' : 'end', words: '' });
      }
      if (words !== '') found.push({ kind: 'words', words });
    }
  }
  if (isBold) mistakes.push(noBold);
  return found;
}
