import { allEntries } from '../../commits';
import type { Turn } from '../turn';
import { blockingEntry } from './chain';
import { failSilently } from './chain-end';
import {
  commitOf,
  commitOfSequence,
  keyOf,
  presentEntry,
  setCommits,
  subjectNow,
} from './commit-state';
import { arrive } from './hear';
import { changeRun, sequenceOf } from '../runs/run-state';

/**
 * What a page loads on entry and what is about a commit reads the ledger first: open, it is held
 * until that is settled; done, it leads to where that is said. What the ledger does not know is
 * asked as the journey has it.
 */
export function isHeld(turn: Turn, id: string, restoring: boolean): boolean {
  const sequence = sequenceOf(turn, id);
  const commit = sequence === undefined ? undefined : commitOfSequence(turn, sequence);
  if (commit === undefined) return false;
  const entry = presentEntry(turn, commit.id);
  if (entry?.state === 'done') {
    changeRun(turn, id, { status: 'done', requests: {} });
    arrive(turn, entry);
    return true;
  }
  if (blockingEntry(turn, commit.id, subjectNow(turn, commit.id)) === null) return false;
  failSilently(turn, id);
  setCommits(turn, { held: { sequence: id, restoring } });
  return true;
}

/**
 * What a banner has told on one page is not told on the next, and what stands on this page itself is
 * not told by a banner at all. What contradicts an earlier word is told until it is opened (S13).
 */
export function tellNews(turn: Turn, before: string | null, step: string): void {
  const { news, ledger } = turn.state.commits;
  if (news.length === 0) return;
  const untold = allEntries(ledger).filter(
    ({ commit, late }) =>
      (late || before === step) && commitOf(turn, commit)?.at.includes(step) !== true,
  );
  const keys = untold.map((entry) => keyOf(entry));
  const left = news.filter((key) => keys.includes(key));
  if (left.length < news.length) setCommits(turn, { news: left });
}
