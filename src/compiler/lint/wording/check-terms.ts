import type { Context } from '../../context';
import type { TermSource, WordingSource } from '../../language';
import { entries, items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { saidTexts } from './said-texts';
import { onceFor } from '../../source/once-for';

/** Sheets that meet the household with more new terms than the journey allows, unexplained. */
export function checkTerms(sources: Sources, context: Context): void {
  const { wording } = sources;
  if (wording === null || context.spoken !== null) return;
  const termsIn = termsOf(wording.value);
  const terms = [...entries(wording.find('terms'))].map(([name, at]): Term => ({
    ...{ name, at },
    isIn: (text) => termsIn(text).has(name),
    explains: (text) => at.value.explained.some((words) => saysWords(text, words)),
  }));
  const saidIn = textsByFile(sources);
  // A brand may leave a text out, or say it otherwise.
  if (context.brand === null) checkSaid(terms, [...saidIn.values()].flat(), context);
  const most = wording.value.newTerms;
  if (most === undefined) return;
  const met = new Set<string>();
  for (const sheet of inOrder(sources)) {
    const texts = saidIn.get(sheet.file.path) ?? [];
    const fresh = terms.filter(({ name, isIn }) => !met.has(name) && texts.some(isIn));
    for (const { name } of fresh) met.add(name);
    const open = fresh.filter(({ explains }) => !texts.some(explains));
    if (open.length > most)
      context.report.add('JC613', sheet, messageOf(open, most), {
        severity: 'warning',
        help: 'explain one of them where it stands, in words that `terms` of wording.json names',
      });
  }
}

/** Each term is said somewhere, and each of its explanations. */
function checkSaid(terms: readonly Term[], all: readonly string[], { report }: Context): void {
  const lower = all.map((text) => text.toLowerCase());
  for (const { at, name, isIn } of terms) {
    if (!all.some(isIn))
      report.add('JC614', at, `No text says \`${name}\`.`, {
        severity: 'warning',
        key: true,
        help: 'leave the term out, or add under `also` how it is said',
      });
    for (const words of items(at.find('explained')))
      if (!lower.some((text) => text.includes(words.value.toLowerCase())))
        report.add('JC614', words, 'No text explains it so.', {
          severity: 'warning',
          help: 'write the words as a text has them, or take them out',
        });
  }
}

interface Term {
  readonly name: string;
  readonly at: Cursor<TermSource>;
  readonly isIn: (text: string) => boolean;
  readonly explains: (text: string) => boolean;
}

type TermsIn = (text: string) => ReadonlySet<string>;

/** Which terms a text says: worked out once, for sheets, for brands and for all checks to come. */
const termsOf = onceFor(({ terms = {} }: WordingSource): TermsIn => createTermsIn(terms));

function createTermsIn(terms: Readonly<Record<string, TermSource>>): TermsIn {
  const forms = Object.entries(terms).map(([name, { also = [] }]) => [name, ...also]);
  const patterns = forms.map((each) => [each[0] ?? '', patternOf(each)] as const);
  // Most texts have none, and one look tells.
  const any = patternOf(forms.flat());
  const none: ReadonlySet<string> = new Set();
  const met = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const found =
      met.get(text) ??
      (forms.length > 0 && any.test(text)
        ? new Set(patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
        : none);
    met.set(text, found);
    return found;
  };
}

const patternOf = (forms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}{.])(?:${forms.map(escaped).join('|')})s?(?!\\p{L})`, 'iu');

const saysWords = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.toLowerCase());

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const messageOf = (open: readonly Term[], most: number): string =>
  `${open.length} terms are new here and not explained, and ${most} is the most: ${open.map(({ name }) => name).join(', ')}.`;

function textsByFile(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { text, file } of saidTexts(sources).texts) {
    const others = found.get(file.path);
    if (others === undefined) found.set(file.path, [text]);
    else others.push(text);
  }
  return found;
}

/** Steps and their sheets as a household meets them; then what variants of sheets say otherwise. */
function inOrder({ journey, steps, sections, variants }: Sources): readonly Cursor<unknown>[] {
  const named = (path: string, all: readonly Cursor<unknown>[]) =>
    all.filter(({ file }) => file.path === path);
  const sheets = journey.value.steps.flatMap((folder) => {
    const step = steps.find(({ file }) => file.path === `steps/${folder}/step.json`);
    if (step === undefined) return [];
    const inIt = step.value.sections ?? [];
    return [step, ...inIt.flatMap((name) => named(`steps/${folder}/${name}.json`, sections))];
  });
  return [...sheets, ...variants];
}
