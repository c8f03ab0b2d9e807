import { own } from '../answers/path';
import { plainData } from '../answers/fits';
import { evaluate, getPath, isObject, type Scope, wordsOf } from '../../rules';
import type {
  CommitState,
  Given,
  JourneyState,
  Json,
  JsonObject,
  LedgerEntry,
  Rule,
  StoredJourney,
} from '../model';
import type { CompiledCommit, CompiledSequence } from '../../journey';
import { blankEntry } from '../commits';
import type { Program } from '../program';
import { restoreAny } from './restore';

const mostAway = 30 * 86_400;

/**
 * Releases before the ledger kept of a commit only how far the steps of its sequence had come. Each
 * committing step that had begun becomes an entry: done where its answer was good, with what
 * `earlier` finds, else in doubt, for neither a failure nor one `no` is an outcome. What was sent was
 * not kept, so there is no record of it. Version and age of the snapshot do not matter.
 */
export function journalledCommits(
  program: Program,
  { snapshot, savedAt, now }: StoredJourney,
  given: Given,
  valueOf: (state: JourneyState, rule: Rule) => Json,
): readonly LedgerEntry[] {
  if (!isObject(snapshot)) return [];
  const { journey } = program;
  const begun = Object.values(journey.sequences).flatMap((sequence) => {
    const commit = own(journey.commits, sequence.commit ?? '');
    const state = begunState(sequence, snapshot);
    return commit === undefined || state === null ? [] : [{ commit, state }];
  });
  if (begun.length === 0) return [];
  const restored = restoreAny(program, snapshot, given);
  const value = (rule: Rule): Json => valueOf(restored, rule);
  return begun.flatMap(({ commit, state }) => {
    const subject = wordsOf(value(commit.subject));
    if (subject === '') return [];
    const away = Math.min(mostAway, Math.max(0, Math.round((now - savedAt) / 1000)));
    return [
      {
        ...blankEntry(commit.id, subject),
        attempt: 1,
        digest: journey.digest,
        ...tied(commit, state, value),
        ...(state === 'done' && kept(program, commit, snapshot, given)),
        state,
        away,
        sentAt: savedAt,
        writtenAt: now,
      },
    ];
  });
}

/** How far the committing step had come; null when it had not begun. */
function begunState({ id, steps }: CompiledSequence, snapshot: JsonObject): CommitState | null {
  const committing = steps.find(({ commits }) => commits);
  const progress = own(snapshot, 'progress');
  const runs = isObject(progress) ? own(progress, 'runs') : null;
  const run = isObject(runs) ? own(runs, id) : null;
  const journal = isObject(run) ? own(run, 'steps') : null;
  if (committing === undefined || !isObject(journal)) return null;
  switch (own(journal, committing.id)) {
    case 'done':
      return 'done';
    case 'running':
    case 'confirming':
    case 'failed':
      return 'doubt';
    default:
      return null;
  }
}

function tied(
  commit: CompiledCommit,
  state: CommitState,
  value: (rule: Rule) => Json,
): Pick<LedgerEntry, 'same' | 'ties'> {
  const tie = Object.entries(commit.tie).map(([name, rule]) => [name, value(rule)] as const);
  return {
    same: wordsOf(value(commit.same)) || null,
    ties: state === 'done' ? [] : [Object.fromEntries(tie)],
  };
}

/** What that release had kept of a commit that was done. */
function kept(
  { reader: { observe } }: Program,
  { earlier }: CompiledCommit,
  snapshot: JsonObject,
  { today }: Given,
): Pick<LedgerEntry, 'record' | 'answer'> {
  if (earlier === null) return { record: null, answer: null };
  const answers = plainData(own(snapshot, 'answers') ?? null);
  const scope: Scope = {
    read: (path) => getPath(answers, path),
    status: () => 'idle',
    ...{ today, observe },
  };
  const valuesOf = (rules: Readonly<Record<string, Rule>>): JsonObject | null => {
    const values = Object.entries(rules).map(
      ([name, rule]) => [name, evaluate(rule, scope)] as const,
    );
    return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
  };
  return { record: valuesOf(earlier.record), answer: valuesOf(earlier.answer) };
}
