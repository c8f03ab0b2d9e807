import type { Json, Text, TextPart } from '../model';
import type { CompiledText, Shown, TextFormat } from '../../journey';
import { format } from './format';

/** Where a text's placeholders are read. */
export interface TextSource {
  readonly locale: string;
  /** IANA name; absent for the device's own. */
  readonly read: (path: string) => Json;
  /** Label of the option that is chosen at an answer path. */
  readonly label: (path: string) => string;
}

/** The text with its placeholders filled; neighbouring words are joined. */
export function fill(text: CompiledText, source: TextSource): Text {
  const parts: TextPart[] = [];
  for (const part of text) {
    if (typeof part === 'object' && 'link' in part) {
      const href = source.read(part.link);
      parts.push({ href: typeof href === 'string' ? href : '', text: part.text });
      continue;
    }
    const words = typeof part === 'string' ? part : placeholder(part, source);
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + words;
    else parts.push(words);
  }
  return parts;
}

function placeholder(
  part: { readonly path: string; readonly format?: TextFormat | Shown },
  source: TextSource,
): string {
  if (part.format === 'label') return source.label(part.path);
  return format(source.read(part.path), part.format, source.locale);
}

/** Its words alone. */
export const plain = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
