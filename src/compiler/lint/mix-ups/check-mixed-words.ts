import type { Context } from '../../context';
import type { Question } from '../../questions';
import { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { textsOf } from '../../text';
import { fieldsOf } from '../fields-of';
import { saidTexts, type SaidIn } from '../wording/said-texts';
import { twinNamesOf, type TwinNames } from './twin-names';

const ofQuestion = ['title', 'label', 'missing'] as const;

/** Words that name the twin of what they are about. */
export function checkMixedWords(sources: Sources, context: Context): void {
  const twins = twinNamesOf(sources, context);
  for (const question of fieldsOf(context)) checkQuestion(question, twins, context);
  for (const [name, { holds }] of context.symbols.phrases) {
    const at = context.symbols.facts.get(name);
    const mistaken = twins.mistaken(name, holds);
    if (at !== undefined && mistaken !== null) report(at, mistaken, `“${holds}”`, name, context);
  }
  for (const holder of saidTexts(sources).holders) checkRow(holder, twins, context);
}

function checkQuestion({ at, path }: Question, twins: TwinNames, context: Context): void {
  for (const key of ofQuestion) {
    const words = at.find(key);
    if (words === null) continue;
    for (const text of textsOf(words.value)) {
      const mistaken = twins.mistaken(path, text);
      if (mistaken !== null) report(words, mistaken, `“${text}”`, path, context);
    }
  }
}

/** A label beside the one value that its text shows. */
function checkRow({ value, file, pointer }: SaidIn, twins: TwinNames, context: Context): void {
  const { label, text } = value;
  if (typeof label !== 'string' || typeof text !== 'string') return;
  const [path, ...more] = [...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].map(
    ([, each = '']) => each,
  );
  if (path === undefined || more.length > 0) return;
  const mistaken = twins.mistaken(path, label);
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
