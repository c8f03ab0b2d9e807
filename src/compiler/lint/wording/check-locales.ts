import type { Context } from '../../context';
import type { LocaleSource } from '../../language';
import { didYouMean } from '../../diagnostic';
import { entries, items, type Cursor } from '../../source';
import { fileName, folderName, type Sources } from '../../symbols';
import { readFormatted } from '../../text/read-formatted';
import { readText } from '../../text/read-text';
import { filledIn } from '../../text/reads-alike';
import { saidTexts, type SaidText } from './said-texts';

/** What is said in another language: that it is all there, and of texts that the journey has. */
export function checkLocales(sources: Sources, context: Context): void {
  // A brand may leave a text out, or say it otherwise.
  if (context.brand !== null || context.spoken !== null) return;
  const texts = saidTexts(sources).texts.filter(({ consents }) => !consents);
  const known = new Set(texts.map(({ text }) => text));
  for (const at of sources.locales) {
    checkSteps(at, sources, context);
    for (const [text, said] of entries(at.at('texts')))
      if (!known.has(text)) reportUnknown(said, text, known, context);
      else checkFilled(said, text, context);
    checkWhole(at, texts, sources, context);
  }
}

type Locale = Cursor<LocaleSource>;

function checkSteps(at: Locale, { journey }: Sources, { report }: Context): void {
  for (const step of items(at.at('steps')))
    if (!journey.value.steps.includes(step.value))
      report.add('JC301', step, `There is no step \`${step.value}\`.`, {
        help: didYouMean(step.value, journey.value.steps),
      });
}

const reportUnknown = (
  at: Cursor<string>,
  text: string,
  known: ReadonlySet<string>,
  { report }: Context,
): void =>
  report.add('JC616', at, 'The journey says nothing that this would be in another language.', {
    severity: 'warning',
    key: true,
    help: didYouMean(text, known) ?? 'write the text as the journey has it, or take this out',
  });

/** Its blocks, one below the other. */
const blocksOf = (text: string): string =>
  readFormatted(text)
    .pieces.flatMap((piece) =>
      piece.kind === 'mark' && piece.mark !== 'bold' && piece.mark !== 'end' ? [piece.mark] : [],
    )
    .join();

function checkFilled(at: Cursor<string>, text: string, { report }: Context): void {
  const { hasOtherBlocks, missing } = heldAgainst(at.value, text);
  if (hasOtherBlocks)
    report.add('JC616', at, 'This has other blocks than the text that it stands for.', {
      severity: 'warning',
      help: 'write paragraphs, items and headings as there, line by line',
    });
  if (missing === null) return;
  report.add('JC616', at, 'This fills in something else than the text that it stands for.', {
    severity: 'warning',
    help: `the text has ${missing.length === 0 ? 'no placeholder' : missing.map((each) => `{${each}}`).join(' ')}`,
  });
}

interface Held {
  readonly hasOtherBlocks: boolean;
  /** What the text fills in, where this fills in something else. */
  readonly missing: readonly string[] | null;
}

/** Of two texts that stay as they are while others change. */
const known = new Map<string, { readonly text: string; readonly held: Held }>();

function heldAgainst(said: string, text: string): Held {
  const before = known.get(said);
  if (before?.text === text) return before.held;
  const [own, other] = [filledIn(text), filledIn(said)];
  const held = {
    hasOtherBlocks: blocksOf(text) !== blocksOf(said),
    missing: own.join() === other.join() ? null : own,
  };
  known.set(said, { text, held });
  return held;
}

/** One finding for all that is missing: each falls back. */
function checkWhole(
  at: Locale,
  texts: readonly SaidText[],
  sources: Sources,
  { report }: Context,
): void {
  const needed = [
    ...new Set(texts.filter((each) => isCovered(each, at.value, sources)).map(({ text }) => text)),
  ].filter(hasWords);
  const missing = needed.filter((text) => at.value.texts[text] === undefined);
  const [first] = missing;
  if (first !== undefined)
    report.add('JC615', at.at('texts'), messageOf(missing.length, needed.length, first, at), {
      severity: 'warning',
      help: 'each is said as the journey has it until it is here',
    });
}

const messageOf = (missing: number, all: number, first: string, { file }: Locale): string =>
  `${missing} of ${all} texts are not said in ${fileName(file.path)}, the first of them: “${first}”.`;

/** Something to translate beside what is filled in. */
const hasWords = (text: string): boolean =>
  readText(text).some((piece) => piece.kind !== 'placeholder' && /\p{L}{2}/u.test(piece.words));

/** Of the journey’s stages, of a step that is said in the language, of messages, or among the words of the page. */
function isCovered(
  { file: { path }, pointer }: SaidText,
  { steps, words }: LocaleSource,
  { journey }: Sources,
): boolean {
  if (path === 'journey.json') return pointer[0] === 'stages';
  if (path.startsWith('steps/')) return steps.includes(folderName(path));
  if (path === `messages/${journey.value.locale}.json`) return true;
  const name = String(pointer.at(-1));
  return (
    path.startsWith(`messages/${journey.value.locale}/`) &&
    words.includes(/^[^.]+/.exec(name)?.[0] ?? '')
  );
}
