import {
  textFormats,
  type CompiledText,
  type CompiledTextPart,
  type TextFormat,
} from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { homeOf, resolvePath, type Scope } from '../rules';
import type { Cursor } from '../source';

const token = /\{([^{}]*)\}|\[([^\]]+)\]\(([^()]*)\)/g;
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
  const parts: CompiledTextPart[] = [];
  const words = (piece: string): void => {
    if (/[{}]/.test(piece)) report.add('JC602', at, 'A { and its } do not fit together.');
    if (piece !== '') parts.push(piece);
  };
  let end = 0;
  for (const found of text.matchAll(token)) {
    words(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, placeholder, linked, address] = found;
    if (placeholder !== undefined) {
      parts.push(compilePlaceholder(placeholder, at, scope, context, names));
    } else if (linked !== undefined && address !== undefined) {
      resolvePath(address, at, scope, context);
      parts.push({ link: address, text: linked });
    }
  }
  words(text.slice(end));
  return parts;
}

function compilePlaceholder(
  inside: string,
  at: Cursor<string>,
  scope: Scope,
  context: Context,
  names: readonly string[],
): CompiledTextPart {
  const [path = '', format, more] = inside.split('|').map((part) => part.trim());
  const { report, symbols } = context;
  if (path === '' || more !== undefined) {
    report.add('JC602', at, `\`{${inside}}\` is no placeholder.`, {
      help: 'write {path} or {path|format}',
    });
    return '';
  }
  if (!names.includes(path)) resolvePath(path, at, scope, context);
  if (format === undefined) return { path };
  if (!isFormat(format)) {
    report.add('JC603', at, `There is no text format \`${format}\`.`, {
      help: didYouMean(format, textFormats),
    });
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
