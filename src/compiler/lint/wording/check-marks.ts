import type { Context } from '../../context';
import type { Sources } from '../../symbols';
import { filesOf } from '../files-of';
import { onceFor } from '../../source/once-for';
import { placeIn, writtenIn } from '../written-in';
import { placeOfText, saidTexts, type SaidText } from './said-texts';

interface Mark {
  readonly pattern: RegExp;
  readonly message: string;
  readonly help: string;
}

const marks: readonly Mark[] = [
  {
    pattern:
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/,
    message: 'A character stands here that nobody can see, or that is none.',
    help: 'type the words anew',
  },
  {
    pattern: /^\s|\s$/,
    message: 'This begins or ends with a blank.',
    help: 'leave it out',
  },
  { pattern: /\S[ \t]{2,}\S/, message: 'Two blanks stand in a row here.', help: 'leave one' },
  {
    pattern: /(?<!\w)__\w|`/,
    message: 'The marks stand on the page as they are written: no text has code or such emphasis.',
    help: 'write the words alone; bold is **words** where a text has formatting',
  },
  {
    pattern: /\$\{|\{\{|<%|%(?:s|d|\d\$s)(?!\w)/,
    message:
      'This is the placeholder of another language, and stands on the page as it is written.',
    help: 'write {path} or {path|format}',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBC|TBD|XXX)\b|\b[Ll]orem ipsum\b/,
    message: 'This reads as a note to oneself, and a household would read it.',
    help: 'write what is meant',
  },
];

/** Between two letters, where no quotation begins or ends; other scripts than ours write some words so. */
const forApostrophe = /\p{Script=Latin}"\p{Script=Latin}/u;
const meantOtherwise = 'A quotation mark stands between two letters here.';

/** Of one text, which brands and languages may leave as it is. */
const marksOf = onceFor(({ text }: SaidText): readonly Mark[] =>
  text.trim() === '' ? [] : marks.filter(({ pattern }) => pattern.test(text)),
);

const curved = /\p{L}’\p{L}/u;
const straightIn = /\p{L}'\p{L}/u;

/** Marks and blanks that nobody meant to write. */
export function checkMarks(sources: Sources, { report }: Context): void {
  const { texts } = saidTexts(sources);
  const add = (said: SaidText, message: string, help: string): void =>
    report.add('JC608', placeOfText(said), message, { help, severity: 'warning' });
  const isCurved = texts.filter(({ text }) => text.includes('’') && curved.test(text)).length;
  const straight = texts.filter(({ text }) => text.includes("'") && straightIn.test(text));
  for (const said of texts) for (const { message, help } of marksOf(said)) add(said, message, help);
  if (straight.length < isCurved)
    for (const said of straight)
      add(said, 'This mark is straight, and in the other texts it is curved.', 'write ’');
  for (const said of texts) if (forApostrophe.test(said.text)) add(said, meantOtherwise, 'write ’');
}

/** A reason is read by those who look after the journey. */
export function checkReasonMarks(sources: Sources, { report }: Context): void {
  for (const file of filesOf(sources).values()) {
    const { objects, texts } = writtenIn(file);
    if (!texts.some(({ key, text }) => key === 'because' && forApostrophe.test(text))) continue;
    for (const object of objects) {
      const reason = object['because'];
      if (typeof reason === 'string' && forApostrophe.test(reason))
        report.add('JC608', placeIn(file, object).part('because', reason), meantOtherwise, {
          ...{ help: 'write ’', severity: 'warning' },
        });
    }
  }
}
