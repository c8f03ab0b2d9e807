import type { Explanation } from '../explanation';
import type { Line } from './line';
import { linesOf } from './lines-of';

/** How a part of a line is painted; as it is, where nothing paints. */
export interface Paint {
  readonly yes: (text: string) => string;
  readonly no: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
}

const unpainted: Paint = {
  yes: (text) => text,
  no: (text) => text,
  strong: (text) => text,
  quiet: (text) => text,
};

/** An explanation for a terminal. */
export const renderText = (explanation: Explanation, paint: Paint = unpainted): string =>
  linesOf(explanation)
    .map((line) => renderLine(line, paint))
    .join('\n');

function renderLine({ indent, mark, text, values, where, strong }: Line, paint: Paint): string {
  const sign = mark === null ? '' : `${marks(paint)[mark]} `;
  const words = strong ? paint.strong(text) : mark === 'skipped' ? paint.quiet(text) : text;
  const aside = [values === '' ? '' : `[${values}]`, where]
    .filter((each) => each !== '')
    .join('  ');
  return `${'  '.repeat(indent)}${sign}${words}${aside === '' ? '' : `  ${paint.quiet(aside)}`}`;
}

const marks = ({ yes, no, quiet }: Paint) => ({ yes: yes('✓'), no: no('✗'), skipped: quiet('·') });
