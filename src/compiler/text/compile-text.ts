import {
  textFormats,
  type CompiledText,
  type CompiledTextPart,
  type TextFormat,
} from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { compileShown } from '../formats';
import { homeOf, resolvePath, type Scope } from '../rules';
import type { Cursor } from '../source';
import { readText, type TextPiece } from './read-text';

const tag = /<\/?[a-z!][^>]*>?/i;

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
  if (at === null || at.value === '') return [];
  const home = homeOf(context);
  const met = context.textsMet.get(at);
  if (met?.scope === scope && met.names === names && met.home === home) return met.found;
  const found = read(at, scope, context, names);
  context.textsMet.set(at, { scope, names, home, found });
  return found;
}

const noNames: readonly string[] = [];

function read(
  at: Cursor<string>,
  scope: Scope,
  context: Context,
  names: readonly string[],
): CompiledText {
  const text = at.value;
  const { report } = context;
  const html = tag.exec(text);
  if (html !== null) {
    report.add('JC601', at, `A text has no HTML, and this has \`${html[0]}\`.`, {
      help: 'write plain words; a link is [words](settings.address)',
    });
  }
  return readText(text).map((piece): CompiledTextPart => {
    if (piece.kind === 'placeholder') return compilePlaceholder(piece, at, scope, context, names);
    if (piece.kind === 'link') {
      resolvePath(piece.address, at, scope, context);
      return { link: piece.address, text: piece.words };
    }
    if (/[{}]/.test(piece.words)) report.add('JC602', at, 'A { and its } do not fit together.');
    return piece.words;
  });
}

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
  if (!names.includes(path)) resolvePath(path, at, scope, context);
  if (format === null) return { path };
  if (!isFormat(format)) {
    const shown = symbols.formats.get(format)?.find('shown') ?? null;
    if (shown !== null) return { path, format: compileShown(shown, context) };
    const exists = symbols.formats.has(format);
    report.add(
      'JC603',
      at,
      exists
        ? `The format \`${format}\` does not say how a value is \`shown\`.`
        : `There is no text format \`${format}\`.`,
      { help: didYouMean(format, [...textFormats, ...symbols.formats.keys()]) },
    );
    return { path };
  }
  if (
    format === 'label' &&
    symbols.answers.has(path) &&
    symbols.answers.get(path)?.hasOptions !== true
  ) {
    report.add('JC603', at, `\`${path}\` has no options, and so no label.`);
  }
  return { path, format };
}

/** The words of a text without placeholders, e.g. for a name (D8). */
export const plainText = (text: CompiledText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : 'link' in part ? part.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
