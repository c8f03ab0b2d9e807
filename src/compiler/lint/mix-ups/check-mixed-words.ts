import type { Context } from '../../context';
import type { Question } from '../../questions';
import { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { textsOf } from '../../text';
import { fieldsOf } from '../fields-of';
import { saidTexts, type SaidIn } from '../wording/said-texts';
import { spokenIn, twinNamesOf, wordsOf, type TwinNames } from './twin-names';

const ofQuestion = ['title', 'label', 'missing'] as const;

type Mistaken = (target: string, text: string) => ReturnType<TwinNames['mistaken']>;

/** Words that name the twin of what they are about. */
export function checkMixedWords(sources: Sources, context: Context): void {
  const names = twinNamesOf(sources, context);
  const isCalled = callsOf(context);
  const twins: Mistaken = (target, text) => names.mistaken(target, text, isCalled);
  for (const question of fieldsOf(context)) checkQuestion(question, twins, context);
  for (const [name, { holds }] of context.symbols.phrases) {
    const at = context.symbols.facts.get(name);
    const mistaken = twins(name, holds);
    if (at !== undefined && mistaken !== null) report(at, mistaken, `“${holds}”`, name, context);
  }
  for (const holder of saidTexts(sources).holders) checkRow(holder, twins, context);
}

/** Whether what has one word in its name is mostly called by it, and not by another. */
function callsOf(context: Context): (meant: string, said: string) => boolean {
  const all = new Map<string, ReadonlySet<string>[]>();
  const add = (name: string, text: string): void => {
    for (const word of wordsOf(name))
      all.set(word, [...(all.get(word) ?? []), new Set(spokenIn(text))]);
  };
  for (const { at, path } of fieldsOf(context))
    for (const key of ofQuestion) for (const text of textsOf(at.value[key] ?? '')) add(path, text);
  for (const [name, { holds }] of context.symbols.phrases) add(name, holds);
  return (meant, said) => {
    const texts = all.get(meant) ?? [];
    const own = texts.filter((words) => words.has(meant)).length;
    return own > texts.filter((words) => words.has(said) && !words.has(meant)).length;
  };
}

function checkQuestion({ at, path }: Question, twins: Mistaken, context: Context): void {
  for (const key of ofQuestion) {
    const words = at.find(key);
    if (words === null) continue;
    for (const text of textsOf(words.value)) {
      const mistaken = twins(path, text);
      if (mistaken !== null) report(words, mistaken, `“${text}”`, path, context);
    }
  }
}

/** A label beside the one value that its text shows. */
function checkRow({ value, file, pointer }: SaidIn, twins: Mistaken, context: Context): void {
  const { label, text } = value;
  if (typeof label !== 'string' || typeof text !== 'string') return;
  const [path, ...more] = [...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].map(
    ([, each = '']) => each,
  );
  if (path === undefined || more.length > 0) return;
  const mistaken = twins(path, label);
  if (mistaken === null) return;
  report(new Cursor(label, file, [...pointer, 'label']), mistaken, `“${label}”`, path, context);
}

const report = (
  at: Cursor<unknown>,
  { said, meant }: { readonly said: string; readonly meant: string },
  words: string,
  about: string,
  context: Context,
): void =>
  context.report.add('JC555', at, `${words} says ${said}, and stands for \`${about}\`.`, {
    severity: 'warning',
    help: `if they were mixed up, write ${meant}`,
  });
