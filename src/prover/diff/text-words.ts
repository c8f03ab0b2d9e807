import type { CompiledText } from '../../journey';

/** A text as it is written, or nearly: `{path|format}` where something is filled in. */
export const textWords = (text: CompiledText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('link' in part) return `[${part.text}](${part.link})`;
      const { path, format } = part;
      if (format === undefined) return `{${path}}`;
      return `{${path}|${typeof format === 'string' ? format : JSON.stringify(format)}}`;
    })
    .join('');
