import type { Context } from '../../context';
import { patternOf } from '../../../rules';
import { someText } from '../../patterns';
import type { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { textLimits, type TextLimits } from '../../wire';
import { builtInWidgets } from '../../widgets/known-widgets';
import { changedBy, textOfQuestion, type TakenText } from '../text-of-question';
import { narrowed } from './narrowed';
import { sentQuestions, type SentQuestion } from './sent-in';

/** A text that a question takes is one that the contract takes where it is sent. */
export function checkSentTexts(sources: Sources, context: Context): void {
  for (const sent of sentQuestions(sources, context)) {
    const limits = textLimits(sent.shape);
    const { question } = sent;
    if (limits === null || question.at.value.options !== undefined) continue;
    const text = textOfQuestion(question, context);
    const taken = text === null ? null : narrowed(text, question);
    if (taken !== null) checkText(sent, taken, limits, context);
  }
}

function checkText(sent: SentQuestion, taken: TakenText, limits: TextLimits, context: Context) {
  const { schema, at } = sent.question;
  const { writes = null } = builtInWidgets.get(at.value.ui?.widget ?? '') ?? {};
  const patterns = taken.patterns.map(({ value }) => value);
  const fits = writes === null ? patterns : [...patterns, writes];
  const avoids = changedBy(taken.normalise);
  const least = Math.max(1, taken.least?.value ?? 1);
  const most = taken.most?.value ?? Number.POSITIVE_INFINITY;
  const { call, key } = sent;
  const where = `\`${call.value.id}\` sends this as \`${key}\`, of which the contract takes`;
  const exists = (wanted: { least: number; most: number }): boolean =>
    wanted.least <= wanted.most && someText({ fits, avoids, ...wanted }).is === 'there';
  const said = (length: TakenText['least']) => length?.at ?? taken.patterns[0] ?? schema;
  if (exists({ least: Math.max(least, limits.most + 1), most })) {
    const message = `${where} at most ${String(limits.most)} characters.`;
    context.report.add('JC320', said(taken.most), message, { also: [there(sent)] });
    return;
  }
  if (exists({ least, most: Math.min(most, limits.least - 1) })) {
    const message = `${where} at least ${String(limits.least)} characters.`;
    context.report.add('JC320', said(taken.least), message, { also: [there(sent)] });
    return;
  }
  // What a format that every journey has leaves is not known here.
  const isKnown = schema.value['format'] === undefined || taken.patterns.length > 0;
  if (!isKnown || limits.pattern === null || patternOf(limits.pattern) === null) return;
  const refused = { fits, avoids: [limits.pattern, ...avoids] };
  const other = someText({ ...refused, least, most });
  if (other.is !== 'there') return;
  // A length that alone lets it through is the slip, and not a pattern that others may share.
  const isMended = (tried: Lengths): boolean =>
    someText({ ...refused, least, most, ...tried }).is === 'none' &&
    exists({ least, most, ...tried });
  const own = taken.patterns.find(({ file }) => file === at.file || file === schema.file);
  context.report.add(
    'JC320',
    lengthToMend(taken, other.text.length, isMended) ?? own ?? schema,
    `This takes \`${other.text}\`, which \`${call.value.id}\` sends as \`${key}\` and the contract refuses.`,
    { help: `the contract takes ${limits.pattern}`, also: [there(sent)] },
  );
}

interface Lengths {
  readonly least?: number;
  readonly most?: number;
}

/** How much longer a text must be for its shortness not to be what the contract refuses. */
const furthest = 16;

/** The length with which, were it narrower, nothing were left that the contract refuses; null where lengths do not decide. */
function lengthToMend(
  { least, most }: TakenText,
  length: number,
  isMended: (tried: Lengths) => boolean,
): Cursor<unknown> | null {
  if (most !== null && isMended({ most: length - 1 })) return most.at;
  if (least === null) return null;
  const longer = Array.from({ length: furthest }, (_, more) => length + 1 + more);
  return longer.some((tried) => isMended({ least: tried })) ? least.at : null;
}

const there = ({ at }: SentQuestion) => ({ at, message: 'sent here' });
