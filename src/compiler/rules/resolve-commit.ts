import { commitStates, type Rule } from '../../engine';
import { joinPath } from '../../rules';
import type { CommitScope, ValueType } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { entries, items } from '../source';
import { pickedShape } from '../wire';
import { answerOf, plainScope, recordScope, type Scope } from './scope';
import { unknown, type Typed } from './typed';

const some = (type: ValueType, values: Typed['values'] = null): Typed => ({
  type,
  values,
  optional: true,
});

/** What rules and texts read of the newest entry: `CommitFacts` of the engine. */
const ofEntry: Readonly<Record<string, Typed>> = {
  state: some('text', commitStates),
  open: { type: 'boolean', values: null, optional: false },
  subject: some('text'),
  consents: some('list'),
  sentAt: some('number'),
  askedAt: some('number'),
  said: some('text', ['yes', 'no', 'unreached', 'offline']),
  asked: { type: 'boolean', values: null, optional: false },
};
const ofEarlier: Readonly<Record<string, Typed>> = {
  state: some('text', ['done', 'unsent', 'aside']),
  subject: some('text'),
  sentAt: some('number'),
};
/** What a sentence reads of the entry that it speaks of. */
const ofSaid: Readonly<Record<string, Typed>> = {
  subject: some('text'),
  sentAt: some('number'),
  askedAt: some('number'),
};
/** What is tracked: enough to look for it, and nothing else. */
const ofTracked: Readonly<Record<string, Typed>> = {
  subject: some('text'),
  attempt: some('number'),
  state: some('text', commitStates),
  status: some('number'),
  seconds: some('number'),
};
const ofAttempt: Readonly<Record<string, Typed>> = { subject: some('text') };

type Map = 'record' | 'answer' | 'tie';

/** `commits.<name>.x`, which every rule and text may read. */
export function resolveCommits(
  [, name = '', ...keys]: readonly string[],
  at: Cursor<unknown>,
  context: Context,
): Typed {
  if (!checkCommit(name, at, context)) return unknown;
  const [first = '', ...rest] = keys;
  if (first === 'before')
    return resolveEntry(`commits.${name}.before`, name, rest, ofEarlier, stored, at, context);
  return resolveEntry(`commits.${name}`, name, keys, ofEntry, stored, at, context);
}

const stored: readonly Map[] = ['record', 'answer'];

/** `commit.x` of an attempt, or of the entry that is spoken of. */
export function resolveCommit(
  [, ...keys]: readonly string[],
  { names, of }: CommitScope,
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const [first = '', index = '', ...rest] = keys;
  const [found = unknown] = names.map((name) => {
    if (of === 'attempt')
      return resolveEntry('commit', name, keys, ofAttempt, ['tie'], at, context);
    if (of === 'tracked') return resolveEntry('commit', name, keys, ofTracked, [], at, context);
    // What it was sent for, where that was more than one thing.
    if (first === 'record' && index === 'earlier')
      return resolveEntry('commit', name, ['record', ...rest], {}, ['record'], at, context);
    return resolveEntry('commit', name, keys, ofSaid, stored, at, context);
  });
  return found;
}

/** Whether there is such a commit. */
export function checkCommit(name: string, at: Cursor<unknown>, context: Context): boolean {
  const { commits } = context.symbols;
  if (commits.has(name)) return true;
  context.report.add('JC532', at, `There is no commit \`${name}\`.`, {
    help: didYouMean(name, commits.keys()) ?? 'write it in commits/',
  });
  return false;
}

function resolveEntry(
  where: string,
  name: string,
  [key, inner, ...deeper]: readonly string[],
  plain: Readonly<Record<string, Typed>>,
  maps: readonly Map[],
  at: Cursor<unknown>,
  context: Context,
): Typed {
  if (key === undefined) return some('object');
  const map = maps.find((each) => each === key);
  if (map !== undefined) {
    if (inner === undefined) return some('object');
    return resolveKept(name, map, inner, deeper, at, context);
  }
  const found = Object.hasOwn(plain, key) ? plain[key] : undefined;
  if (found !== undefined && inner === undefined) return found;
  const known = [...Object.keys(plain), ...maps];
  context.report.add('JC312', at, `\`${where}\` has no \`${joinPath(key, inner ?? '')}\`.`, {
    help: didYouMean(key, known) ?? `known: ${known.join(', ')}`,
  });
  return unknown;
}

/** One value of a record, a tie or a kept answer. */
function resolveKept(
  name: string,
  map: Map,
  key: string,
  deeper: readonly string[],
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const kept = keptBy(name, map, context);
  const rule = kept.get(key);
  if (rule === undefined) {
    context.report.add('JC312', at, `The commit \`${name}\` keeps no \`${map}.${key}\`.`, {
      help:
        didYouMean(key, kept.keys()) ??
        (map === 'answer' ? 'add it to `keep` of its step' : `add it to \`${map}\` of the commit`),
    });
    return unknown;
  }
  if (deeper.length > 0) return unknown;
  const { type, values, promised } = context.typeOfKept(rule.rule, rule.scope);
  return { type, values, optional: true, ...(promised === true ? { promised } : {}) };
}

interface Kept {
  readonly rule: Cursor<Rule>;
  readonly scope: Scope;
}

function keptBy(name: string, map: Map, context: Context): ReadonlyMap<string, Kept> {
  const { commits, sequences, calls } = context.symbols;
  const commit = commits.get(name);
  if (map !== 'answer') {
    const written = commit === undefined ? [] : entries(commit.at(map));
    const scope = map === 'record' ? recordScope : plainScope;
    return new Map(written.map(([key, rule]) => [key, { rule, scope }]));
  }
  const steps = [...sequences.values()]
    .filter(({ value }) => value.commit === name)
    .flatMap((sequence) => items(sequence.at('steps')))
    .filter(({ value }) => value.commits === true);
  return new Map(
    steps.flatMap((step) => {
      const call = calls.get(step.value.call)?.value;
      const scope = answerOf(call === undefined ? null : pickedShape(call, context));
      return entries(step.find('keep')).map(([key, rule]) => [key, { rule, scope }] as const);
    }),
  );
}
