import type { CompiledText, TextMark } from '../../journey';

/** How a mark of a formatted text is written. */
const marks: Readonly<Record<TextMark['mark'], string>> = {
  formatted: '',
  paragraph: '',
  bullet: '- ',
  number: '1. ',
  heading: '## ',
  bold: '**',
  end: '**',
};

/** A text as it is written, or nearly: `{path|format}` where something is filled in. */
export const textWords = (text: CompiledText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('mark' in part) return part.text + marks[part.mark];
      if ('link' in part) return `[${part.text}](${part.link})`;
      const { path, format } = part;
      if (format === undefined) return `{${path}}`;
      return `{${path}|${typeof format === 'string' ? format : JSON.stringify(format)}}`;
    })
    .join('');
