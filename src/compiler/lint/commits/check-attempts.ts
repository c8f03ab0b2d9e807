import type { Json } from '../../../engine';
import { readsOf, rootOf } from '../../../rules';
import type { Context } from '../../context';
import { entries, type Cursor } from '../../source';
import { compileText } from '../../text';
import { entryScope } from '../../rules';
import type { CallSource, SaySource } from '../../language';
import type { Sources } from '../../symbols';
import { committingSteps } from './committing-steps';

const fixed = new Set(['commit', 'settings']);
const told = new Set([...fixed, 'answer']);

/**
 * What is sent again, asked or said of a commit hangs on what was written down when it was sent.
 * An answer may be another by then.
 */
export function checkAttempts(sources: Sources, context: Context): void {
  const { symbols } = context;
  const calls = new Set<string>();
  for (const { step } of committingSteps(sources)) {
    calls.add(step.value.call);
    checkRules(step.find('with'), fixed, context);
  }
  for (const commit of sources.commits) {
    const question = commit.at('confirmBy');
    calls.add(question.value.call);
    checkRules(question.find('with'), fixed, context);
    for (const key of ['doneWhen', 'noWhen'] as const) checkRules(question.at(key), told, context);
    const says = commit.at('says') as Cursor<Readonly<Record<string, SaySource>>>;
    for (const [, say] of entries(says)) checkSay(say, commit.value.id, context);
  }
  for (const name of calls) {
    const call = symbols.calls.get(name);
    if (call !== undefined) checkCall(call, context);
  }
}

const given = new Set([...fixed, 'with']);

function checkCall(call: Cursor<CallSource>, context: Context): void {
  checkRules(call.find('path'), given, context);
  checkRules(call.find('query'), given, context);
  checkRules(call.find('body'), given, context);
}

function checkRules(at: Cursor<Json> | null, roots: ReadonlySet<string>, context: Context): void {
  if (at === null || typeof at.value !== 'object' || at.value === null) return;
  const { value } = at;
  for (const [key, inner] of Object.entries(value)) {
    const part = at.part(Array.isArray(value) ? Number(key) : key, inner);
    if (key !== 'var') {
      checkRules(part, roots, context);
      continue;
    }
    for (const path of readsOf(value).paths) report(path, part, roots, context);
  }
}

function checkSay(at: Cursor<SaySource>, commit: string, context: Context): void {
  const { value } = at;
  const texts = typeof value === 'string' ? [value] : [value.title ?? '', value.text].flat();
  for (const text of texts) {
    // Compiled again for its paths alone: what is wrong with it is said where it stands.
    for (const part of compileText(at.as(text), entryScope(commit), context)) {
      if (typeof part === 'string' || 'mark' in part) continue;
      report('path' in part ? part.path : part.link, at, fixed, context);
    }
  }
}

function report(
  path: string,
  at: Cursor<unknown>,
  roots: ReadonlySet<string>,
  context: Context,
): void {
  if (roots.has(rootOf(path))) return;
  context.report.add('JC521', at, `\`${path}\` may be another by the time that this is asked.`, {
    help: 'read commit.subject, commit.tie.x or commit.record.x, which are fixed when it is sent',
  });
}
