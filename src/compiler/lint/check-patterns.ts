import { patternOf } from '../../rules';
import type { Context } from '../context';
import { matchesNothing, readPattern, someText, type Part } from '../patterns';
import type { Question } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { builtInWidgets } from '../widgets/known-widgets';
import { checkReplacements } from './check-replacements';
import { fieldsOf } from './fields-of';
import { changedBy, textOfFormat, textOfQuestion, type TakenText } from './text-of-question';

/** Patterns against all that else is said of the same text: its length, how it is tidied, who writes it. */
export function checkPatterns({ steps }: Sources, context: Context): void {
  for (const format of context.symbols.formats.values()) checkText(textOfFormat(format), context);
  const met = new Set<string>();
  for (const question of fieldsOf(context)) {
    const text = textOfQuestion(question, context);
    if (text === null || text.patterns.length === 0) continue;
    const name = nameOf(text, question);
    // Variants share the questions that they leave as they are.
    if (met.has(name)) continue;
    met.add(name);
    checkText(text, context);
    checkWidget(text, question, context);
  }
  for (const step of steps)
    for (const [, value] of entries(step.find('query')))
      if (patternOf(value.value.pattern) !== null) checkEnds(value.at('pattern'), context);
}

const nameOf = ({ patterns, least, most, normalise }: TakenText, { at }: Question): string =>
  JSON.stringify([
    patterns.map(({ file, value }) => [file.path, value]),
    least?.value,
    most?.value,
    normalise?.value,
    at.value.ui?.widget,
    at.file.path,
  ]);

function checkText(text: TakenText, context: Context): void {
  for (const pattern of text.patterns) checkEnds(pattern, context);
  const fits = text.patterns.map(({ value }) => value);
  const [first] = text.patterns;
  // A pattern that nothing matches is told by itself.
  if (first === undefined || fits.some(matchesNothing)) return;
  if (checkLengths(text, fits, first, context)) return;
  checkNormalise(text, fits, first, context);
}

/** Whether something was found. */
function checkLengths(
  { least, most }: TakenText,
  fits: readonly string[],
  pattern: Cursor<string>,
  { report }: Context,
): boolean {
  const refused = [
    { limit: most, words: 'at most', wanted: { fits, most: most?.value ?? 0 } },
    { limit: least, words: 'at least', wanted: { fits, least: least?.value ?? 0 } },
  ].find(({ limit, wanted }) => limit !== null && someText(wanted).is === 'none');
  if (refused?.limit === undefined || refused.limit === null) return false;
  const { limit, words } = refused;
  report.add('JC505', limit.at, `No text of ${words} ${limit.value} characters fits the pattern.`, {
    also: [{ at: pattern, message: 'the pattern' }],
  });
  return true;
}

/** An answer is tidied each time, so one that is taken must stay as it is. */
function checkNormalise(
  { normalise, least, most }: TakenText,
  fits: readonly string[],
  pattern: Cursor<string>,
  { report }: Context,
): void {
  if (normalise === null) return;
  const avoids = changedBy(normalise);
  const lengths = {
    ...(least !== null && { least: least.value }),
    ...(most !== null && { most: most.value }),
  };
  if (avoids.length === 0 || someText({ fits, avoids, ...lengths }).is !== 'none') {
    checkReplacements(normalise, { fits, ...lengths }, pattern, report);
    return;
  }
  report.add('JC506', normalise, 'This changes each text that the pattern takes.', {
    severity: 'warning',
    help: 'what is left must fit the pattern: change one of the two',
    also: [{ at: pattern, message: 'the pattern' }],
  });
}

/** What writes an answer by itself writes what is taken. */
function checkWidget(text: TakenText, { at }: Question, { report }: Context): void {
  const name = at.value.ui?.widget ?? '';
  const writes = builtInWidgets.get(name)?.writes ?? null;
  const isReplaced = (text.normalise?.value ?? []).some((each) => typeof each !== 'string');
  if (writes === null || isReplaced) return;
  for (const pattern of text.patterns) {
    if (matchesNothing(pattern.value)) continue;
    if (someText({ fits: [writes, pattern.value] }).is !== 'none') continue;
    report.add('JC510', pattern, `\`${name}\` never writes a text that fits this pattern.`, {
      help: `it writes ${writes}`,
    });
  }
}

/** A pattern that may stand anywhere has no use for the end of a repetition at its side. */
function checkEnds(at: Cursor<string>, { report }: Context): void {
  const { part } = readPattern(at.value);
  const isWhole = part.kind === 'all' && part.parts.length === 1;
  const decides = sidesOf(part).filter(
    (side) =>
      side.kind !== 'repeat' ||
      side.most === side.least ||
      (side.most === Number.POSITIVE_INFINITY && !isWhole),
  );
  if (decides.length === sidesOf(part).length) return;
  report.add('JC506', at, 'This may stand anywhere in a text that is as long as you like.', {
    help: `write ^ before it and $ behind it: ^${at.value}$`,
    severity: 'warning',
  });
}

/** What stands first and last, if it is not held by an end of the text. */
function sidesOf(part: Part): readonly Part[] {
  if (part.kind !== 'all') return [];
  const [first] = part.parts;
  const last = part.parts.at(-1);
  return first === undefined || last === undefined ? [] : [first, last];
}
