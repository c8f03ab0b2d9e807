import type { Context } from '../context';
import { Report, type Diagnostic } from '../diagnostic';
import { lintWords } from '../lint';
import { Cursor, type Pointer, type SourceFile } from '../source';
import { collectSymbols, type Sources } from '../symbols';
import { readsAlike } from '../text/reads-alike';
import type { SpokenSources, SpokenText } from './spoken';

/**
 * What is wrong with a journey in another language, where nothing is wrong with it in its own and each
 * text reads like the one whose place it takes: then words alone can be wrong, and nothing needs to be
 * compiled for that. null where that cannot be said.
 * `context`: of the journey in its own language, compiled and nothing found.
 */
export function checkWordsAlone(
  { sources, spoken, texts }: SpokenSources,
  context: Context,
): readonly Diagnostic[] | null {
  const isText = textPlaces(spoken.own, context);
  if (!texts.every((each) => readsAlike(each.said, each.text) && isText(each))) return null;
  const report = new Report();
  const symbols = collectSymbols(sources, report);
  lintWords(sources, { ...context, report, symbols, spoken });
  return report.diagnostics;
}

/** Whether what stands at a place of a journey was compiled as a text, and as nothing else. */
export function textPlaces(
  sources: Sources,
  context: Pick<Context, 'textsMet'>,
): (place: Pick<SpokenText, 'file' | 'pointer'>) => boolean {
  const roots = rootsOf(sources);
  const cursorOf = (file: SourceFile, pointer: Pointer): Cursor<unknown> =>
    pointer.reduce<Cursor<unknown>>(partOf, roots.get(file) ?? new Cursor(file.value, file));
  return ({ file, pointer }) =>
    isCopied(file, pointer, sources) || context.textsMet.has(cursorOf(file, pointer));
}

/** Whether it is no text to the compiler either, and goes into the journey as it stands. */
function isCopied({ path }: SourceFile, pointer: Pointer, { widgets }: Sources): boolean {
  const [first, , third] = pointer;
  if (path === 'journey.json') return first === 'stages' || first === 'tables';
  if (first === 'fields' && third === 'label') return pointer.length === 3;
  // What a widget of the journey's own is told is held against what it says that it takes.
  if (first === 'fields' && third === 'ui') return widgets.length === 0;
  const isOfSteps = path.startsWith('sequences/') && first === 'steps' && pointer.length === 3;
  return isOfSteps ? third === 'name' : first === 'name';
}

function rootsOf(sources: Sources): ReadonlyMap<SourceFile, Cursor<unknown>> {
  const all = Object.values<Root>({ ...sources }).flatMap((root) => root ?? []);
  return new Map(all.map((root) => [root.file, root]));
}

type Root = Cursor<unknown> | readonly Cursor<unknown>[] | null;

/** The same cursor as whoever compiled what stands there had. */
const partOf = (at: Cursor<unknown>, key: string | number): Cursor<unknown> =>
  at.part(key, (at.value as Readonly<Record<string | number, unknown>>)[key]);
