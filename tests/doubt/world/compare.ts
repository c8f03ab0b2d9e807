import type { LedgerEntry } from '../../../src/engine';
import type { Row } from '../row-shape';
import { keyOfPlan, storedKey } from './entries';
import type { Request } from './partner';
import { actionsOf, textsOf, wordsOf } from './seen';
import type { World } from './world';

type Then = Row['then'];

export interface Before {
  /** Number of requests before the event. */
  readonly sent: number;
  readonly state: string | null;
  readonly writes: number;
}

const words: Readonly<Record<string, string>> = {
  complete: 'commit',
  alreadySwitched: 'ask',
  switchKey: 'key',
};
const wordOf = ({ operation }: Request): string => words[operation] ?? 'save';

const subjectOf = ({ then, given }: Row): string =>
  then.of ?? given.hand?.subject ?? given.entries[0]?.subject ?? 'A';

export const entryBefore = (world: World, row: Row): LedgerEntry | null =>
  world.stored(subjectOf(row));

const byOf = ({ answer, ties }: LedgerEntry): string =>
  answer !== null ? 'answered' : ties.length > 1 ? 'which unknown' : 'asked';

/** What of `then` does not hold; each begins with its word. Empty when all does. */
export async function faultsOf(world: World, row: Row, before: Before): Promise<string[]> {
  const { then, event } = row;
  const { tab } = world;
  const faults: string[] = [];
  const expect = (word: keyof Then, found: unknown): void => {
    const wanted = then[word];
    if (wanted !== undefined && !equalJson(wanted, found))
      faults.push(`${word}: ${JSON.stringify(wanted)}, but ${JSON.stringify(found)}`);
  };
  const subject = subjectOf(row);
  const entry = tab.entry(subject);
  const isSpoilt = row.given.storage !== undefined || event.kind === 'storageEmptied';
  expectState(faults, then, entry?.state ?? null, before.state);
  if (
    !isSpoilt &&
    then.state !== 'any' &&
    (world.stored(subject)?.state ?? null) !== (entry?.state ?? null)
  )
    faults.push(`stored: ${String(entry?.state)}, but ${String(world.stored(subject)?.state)}`);

  const sent = world.partner.looked().slice(before.sent);
  const left = sent.map(wordOf);
  // What is asked over and over while time passes is one kind of call.
  expect('sends', event.kind === 'waited' ? [...new Set(left)] : left);
  const said = textsOf(tab);
  const offered = actionsOf(tab);
  const text = wordsOf(tab);
  for (const id of then.says ?? [])
    if (!said.includes(id)) faults.push(`says: ${id}, but ${said.join(' ')}`);
  for (const id of then.never ?? []) if (isThere(world, id)) faults.push(`never: ${id}`);
  for (const id of then.offers ?? [])
    if (!offered.includes(id)) faults.push(`offers: ${id}, but ${offered.join(' ')}`);
  for (const id of then.offersNot ?? []) if (offered.includes(id)) faults.push(`offersNot: ${id}`);

  const ask = sent.findLast((one) => wordOf(one) === 'ask');
  expect('asksAbout', isRecord(ask?.body) ? ask.body['switchId'] : null);
  expect('attempt', entry?.attempt ?? 0);
  expect('ties', entry?.ties.length ?? 0);
  expect('by', entry === null ? null : byOf(entry));
  expect('references', referencesOf(entry));
  expect('watched', entry?.watched);
  expect('hours', entry === null ? null : Math.round((entry.watched + entry.away) / 36) / 100);
  expect('again', entry?.again);
  expect('record', entry !== null && entry.record !== null);
  expect('digest', entry !== null && entry.sameDigest !== null);
  if (then.names !== undefined && !text.includes(`plan ${then.names}`))
    faults.push(`names: ${then.names}, but ${text}`);
  expect('message', tab.view.submit?.run?.message ?? null);
  expect('goesTo', tab.page);
  expect('staysOn', tab.page);
  expect('ends', endOf(world));
  const commit = sent.findLast((one) => wordOf(one) === 'commit');
  const written = world.held.at(-1)?.some((one) => one.includes('"state":"sending"'));
  expect('writtenFirst', written ?? false);
  expect('sameBody', equalJson(commit?.body, { switchKey: keyOfPlan('P') }));
  expect('requestAlive', world.partner.waiting('complete') !== undefined);
  expect('inMemory', entry !== null && world.stored(subject) === null);
  expect('asksBeforeLeaving', tab.environment.isHeld());
  expect('writes', world.storage.writes('doubt.journey') > before.writes);
  for (const kept of then.keeps ?? [])
    if (!world.storage.content.has(storedKey(kept))) faults.push(`keeps: ${kept}`);
  if (
    then.removes?.includes('setAside') === true &&
    (world.storage.content.get('doubt.journey') ?? '').startsWith('xxx')
  )
    faults.push('removes: setAside');
  if (then.asks !== undefined) await expectAsk(world, faults, then.asks[0] ?? 0);
  return faults;
}

function expectState(
  faults: string[],
  { state }: Then,
  found: string | null,
  before: string | null,
): void {
  if (state === 'any') return;
  const wanted =
    state === 'none' || state === 'gone' ? null : state === 'unchanged' ? before : state;
  if (found !== wanted) faults.push(`state: ${String(wanted)}, but ${String(found)}`);
}

/** The next question leaves after so many seconds, and not before. */
async function expectAsk(world: World, faults: string[], seconds: number): Promise<void> {
  const asked = () => world.partner.looked().filter((one) => wordOf(one) === 'ask').length;
  const before = asked();
  await world.pass(seconds - 0.001);
  if (asked() > before) faults.push(`asks: sooner than after ${seconds}`);
  await world.pass(0.001);
  if (asked() === before) faults.push(`asks: later than after ${seconds}`);
}

/** A text, a name or a page that `never` speaks of. */
function isThere(world: World, id: NonNullable<Then['never']>[number]): boolean {
  const { tab } = world;
  switch (id) {
    case 'error':
      return tab.page === 'error';
    case 'supplierName':
      return wordsOf(tab).includes('Supplier of');
    case 'planName':
      return /plan [A-Z]/.test(wordsOf(tab));
    case 'tryAgain':
      return actionsOf(tab).includes('tryAgain');
    default:
      return textsOf(tab).some((said) => said === id);
  }
}

/** How a sequence ended that did not come to its first step, or not to the commit. */
function endOf({ tab }: World): string | null {
  const { runs } = tab.state.progress;
  const ended = [runs['save'], runs['switchNow']].find((run) => run?.status === 'failed');
  if (ended === undefined || ended.message !== null) return null;
  if (tab.state.commits.elsewhere) return 'otherTab';
  return tab.entries.some(({ state }) => state === 'sending' || state === 'doubt')
    ? 'inDoubt'
    : null;
}

const referencesOf = (entry: LedgerEntry | null): readonly unknown[] =>
  [entry?.answer?.['g'], entry?.answer?.['e']].filter((one) => one !== null && one !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const equalJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
