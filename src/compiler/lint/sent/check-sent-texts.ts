import type { Context } from '../../context';
import { patternOf } from '../../../rules';
import { someText } from '../../patterns';
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
  const other = someText({ fits, avoids: [limits.pattern, ...avoids], least, most });
  if (other.is !== 'there') return;
  context.report.add(
    'JC320',
    taken.patterns[0] ?? schema,
    `This takes \`${other.text}\`, which \`${call.value.id}\` sends as \`${key}\` and the contract refuses.`,
    { help: `the contract takes ${limits.pattern}`, also: [there(sent)] },
  );
}

const there = ({ at }: SentQuestion) => ({ at, message: 'sent here' });
