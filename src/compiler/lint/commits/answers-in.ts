import type { Json } from '../../../engine';
import { isInside, isWithin, joinPath, keysOfPath, placesRoot, readsOf } from '../../../rules';
import type { Context } from '../../context';

/** Roots of what is no answer of the household. */
const others = new Set([
  'settings',
  'calendars',
  'today',
  'commits',
  'commit',
  'run',
  'with',
  'consents',
  placesRoot,
]);

/**
 * Answers that a rule reads, through facts, and through what was sent for the lookups that it
 * reads: what a partner answers follows from what it was asked.
 */
export function answersIn(rule: Json, context: Context): ReadonlySet<string> {
  const { facts, uses, calls } = context.symbols;
  const answers = new Set<string>();
  const seen = new Set<string>();
  const visit = (inner: Json): void => {
    for (const path of readsOf(inner).paths) read(path);
  };
  const read = (path: string): void => {
    const [root = '', name = ''] = keysOfPath(path);
    if (others.has(root)) return;
    if (root !== 'facts' && root !== 'lookups') {
      answers.add(path);
      return;
    }
    const key = joinPath(root, name);
    if (seen.has(key)) return;
    seen.add(key);
    if (root === 'facts') visit(facts.get(name)?.value ?? null);
    else for (const use of uses.filter(({ as }) => as === name)) ask(use.call, use.with);
  };
  const ask = (call: string, given: Json): void => {
    const source = calls.get(call)?.value;
    visit([source?.path ?? null, source?.query ?? null, source?.body ?? null, given]);
  };
  visit(rule);
  return answers;
}

/** Whether the device may keep an answer: what it may not keep counts as sensitive. */
export function isKept(path: string, { symbols, allowed }: Context): boolean {
  const covers = (inner: string): boolean => allowed.some((each) => isWithin(inner, each));
  if (covers(path)) return true;
  const inside = [...symbols.answers.keys()].filter((answer) => isInside(answer, path));
  return inside.length > 0 && inside.every(covers);
}
