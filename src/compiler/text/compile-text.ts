import {
  textFormats,
  type CompiledText,
  type CompiledTextPart,
  type Shown,
  type TextFormat,
} from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { compileShown } from '../formats';
import { homeOf, resolvePath, type Scope } from '../rules';
import { unknown } from '../rules/typed';
import type { Cursor } from '../source';
import { checkShown, hasLabel } from './check-shown';
import { isTorn, isUnlinked, markup } from './mistakes';
import { readFormatted, type FormattedPiece } from './read-formatted';
import { readText, type TextPiece } from './read-text';

const isFormat = (name: string): name is TextFormat =>
  (textFormats as readonly string[]).includes(name);

/**
 * Words, `{path}`, `{path|format}` and `[words](path)`.
 * `names` are placeholders that the place itself fills, as {label} in a message.
 */
export function compileText(
  at: Cursor<string> | null,
  scope: Scope,
  context: Context,
  names: readonly string[] = noNames,
): CompiledText {
  return met(at, scope, context, names, (text) => {
    if (text.value.includes('**') || text.value.includes('\n'))
      context.report.add('JC617', text, 'This text is drawn as it stands: it has no formatting.', {
        severity: 'warning',
        help: 'bold, lists and paragraphs stand in a lead, in `text` of `content` and of a group',
      });
    return readText(text.value);
  });
}

/** The same where a text has blocks, and words in bold (Z38). */
export const compileFormatted = (
  at: Cursor<string> | null,
  scope: Scope,
  context: Context,
): CompiledText =>
  met(at, scope, context, noNames, (text) => {
    const { pieces, mistakes } = readFormatted(text.value);
    for (const { message, help } of mistakes) context.report.add('JC617', text, message, { help });
    return pieces;
  });

const noNames: readonly string[] = [];

type ReadPieces = (at: Cursor<string>) => readonly FormattedPiece[];

/** A text is read once, however many sections have it. */
function met(
  at: Cursor<string> | null,
  scope: Scope,
  context: Context,
  names: readonly string[],
  pieces: ReadPieces,
): CompiledText {
  if (at === null || at.value === '') return [];
  const home = homeOf(context);
  const before = context.textsMet.get(at);
  if (before?.scope === scope && before.names === names && before.home === home)
    return before.found;
  const found = read(at, scope, context, names, pieces);
  context.textsMet.set(at, { scope, names, home, found });
  return found;
}

function read(
  at: Cursor<string>,
  scope: Scope,
  context: Context,
  names: readonly string[],
  piecesOf: ReadPieces,
): CompiledText {
  const text = at.value;
  const { report } = context;
  const html = markup.exec(text);
  if (html !== null) {
    report.add('JC601', at, `A text has no HTML, and this has \`${html[0]}\`.`, {
      help: 'write plain words; a link is [words](settings.address)',
    });
  }
  const pieces = piecesOf(at).map((piece): CompiledTextPart => {
    if (piece.kind === 'mark') return { mark: piece.mark, text: piece.words };
    if (piece.kind === 'placeholder') return compilePlaceholder(piece, at, scope, context, names);
    if (piece.kind === 'link') {
      resolvePath(piece.address, at, scope, context);
      return { link: piece.address, text: piece.words };
    }
    if (isTorn(piece.words)) report.add('JC602', at, 'A { and its } do not fit together.');
    if (isUnlinked(piece.words))
      report.add('JC602', at, 'This is no link, and its brackets are read.', {
        help: 'write [words](path), with words and both brackets',
      });
    return piece.words;
  });
  const { spoken } = context;
  const isOther = spoken !== null && !spoken.says.has(text) && pieces.some(isWords);
  if (isOther) spoken.unsaid.add(pieces);
  return pieces;
}

/** What a text is made of beside placeholders has a language. */
const isWords = (part: CompiledTextPart): boolean =>
  typeof part === 'string' ? /\p{L}/u.test(part) : 'link' in part;

function compilePlaceholder(
  { inside, path, format, isSound }: Extract<TextPiece, { kind: 'placeholder' }>,
  at: Cursor<string>,
  scope: Scope,
  context: Context,
  names: readonly string[],
): CompiledTextPart {
  const { report, symbols } = context;
  if (!isSound) {
    report.add('JC602', at, `\`{${inside}}\` is no placeholder.`, {
      help: 'write {path} or {path|format}',
    });
    return '';
  }
  const value = names.includes(path) ? unknown : resolvePath(path, at, scope, context);
  const own = format === null ? undefined : symbols.formats.get(format);
  const check = (as: TextFormat | Shown | null): void => {
    const isTyped = own?.value.pattern !== undefined;
    checkShown({ path, format: as, name: format, isTyped }, value, at, context);
  };
  if (format === null) {
    check(null);
    return { path };
  }
  if (!isFormat(format)) {
    const said = own?.find('shown') ?? null;
    if (said !== null) {
      const shown = compileShown(said, context);
      check(shown);
      return { path, format: shown };
    }
    report.add(
      'JC603',
      at,
      own === undefined
        ? `There is no text format \`${format}\`.`
        : `The format \`${format}\` does not say how a value is \`shown\`.`,
      { help: didYouMean(format, [...textFormats, ...symbols.formats.keys()]) },
    );
    return { path };
  }
  if (format === 'label' && !hasLabel(path, context))
    report.add('JC603', at, `\`${path}\` has no options, and so no label.`);
  else check(format);
  return { path, format };
}

/** The words of a text without placeholders, e.g. for a name (D8). */
export const plainText = (text: CompiledText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
