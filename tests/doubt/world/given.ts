import { setCommit } from './amend';
import { almostReach, press, saveUpTo, send } from './chain';
import { homeOf, keyOfPlan, serverWords, storedKey, storedText } from './entries';
import { elapsed, settle as settleQuestions } from './questions';
import { World } from './world';
import type { GivenEntry, Row } from '../row-shape';

const lockName = 'doubt.commit';

/** The entry is one that this tab itself has sent, and whose answer it may still hear. */
const isSentHere = ({ given }: Row, { state, subject = 'A' }: GivenEntry): boolean =>
  subject === (given.hand?.subject ?? 'A') &&
  ((state === 'sending' && given.lock === 'mine') || given.requestAlive === true);

/** All that a row says of before, as far as it goes without the event. */
export async function worldOf(row: Row): Promise<World> {
  const { given, event } = row;
  const world = new World({
    isPermit: given.journey === 'permit',
    hasLocks: given.lock !== 'lost',
  });
  await author(world, row);
  seed(world, row);
  if (given.snapshot !== undefined) spoilSnapshot(world, given.snapshot);
  const isTold = given.told === true || given.inMemory === true;
  const isOpened = event.kind === 'open' || event.kind === 'reload';
  if (isTold || isOpened) spoilStorage(world, row);
  if (given.lock === 'elsewhere') await world.other.take(lockName);
  if (given.token === 'none') world.tokens = 'none';
  if (isOpened) return world;
  const isSent = given.entries.some((entry) => isSentHere(row, entry));
  const page = isSent ? 'details' : pageOf(row);
  await world.open(page);
  await fill(world, row, page);
  await settleQuestions(world, row);
  await tick(world, row);
  for (const entry of given.entries) if (isSentHere(row, entry)) await sendHere(world, row, entry);
  await beginChain(world, row);
  if (!isTold) spoilStorage(world, row);
  for (const entry of given.storageHas ?? [])
    world.storage.content.set(
      storedKey(entry.subject ?? 'A'),
      storedText(entry, world.clock.now()),
    );
  if (given.epoch === 'other') world.storage.content.set('doubt.epoch', 'everything.elsewhere');
  if (given.online === false) world.tab.environment.online.set(false);
  if (given.view === 'hidden') world.tab.environment.visible.set(false);
  if (given.lock === 'lost')
    world.storage.content.set(lockName, JSON.stringify({ owner: 'another tab', beat: 1 }));
  await world.settle();
  return world;
}

export function pageOf({ given, event }: Row): string {
  const page = event.page ?? given.page ?? 'details';
  // Confirm is the last section of the details.
  return page === 'confirm' ? 'details' : page;
}

const answersOf = ({ given }: Row): Readonly<Record<string, string>> => {
  const { subject = 'A', plan = 'P', home = '1' } = given.hand ?? {};
  return { switchId: subject, switchKey: keyOfPlan(plan), home: homeOf(home), plan };
};

/** Somebody has filled in the quote, and what may be kept of it is kept. */
async function author(world: World, row: Row): Promise<void> {
  await world.open('first');
  await fill(world, row, 'first');
  await world.pass(0.3);
  await world.close();
}

/** Fills in what the tab does not hold. */
export async function fill(world: World, row: Row, page: string): Promise<void> {
  const { tab } = world;
  if (row.given.snapshot !== undefined || tab.state.answers['switchId'] !== undefined) return;
  tab.enter('first');
  for (const [field, value] of Object.entries(answersOf(row))) tab.answer('quote', field, value);
  if (page !== 'first') tab.enter('details');
  tab.answer('form', 'spelling', row.given.hand?.spelling ?? 'as before');
  tab.answer('form', 'name', 'Ann');
  if (row.given.alreadySwitched === true)
    tab.amend((state) => ({ ...state, answers: { ...state.answers, alreadySwitched: true } }));
  tab.enter(page);
  await world.settle();
}

/** What stands in the storage before the tab opens. */
function seed(world: World, row: Row): void {
  const now = world.clock.now();
  for (const entry of row.given.entries) {
    const { subject = 'A', attempt = 1 } = entry;
    if (row.given.tickedBefore === true) continue;
    if (!isSentHere(row, entry)) {
      // By the event so many seconds are watched; the questions before it take some of them.
      const watched = Math.max(0, (row.event.at ?? entry.watched ?? 0) - elapsed(row));
      world.storage.content.set(storedKey(subject), storedText({ ...entry, watched }, now));
    } else if (attempt > 1 && entry.replayed !== true) {
      const before: GivenEntry = {
        state: 'unsent',
        subject,
        attempt: attempt - 1,
        noes: [185, 245],
      };
      world.storage.content.set(storedKey(subject), storedText(before, now));
    }
  }
}

/** The warning was ticked: on this page, or before what it warns of came. */
async function tick(world: World, { given }: Row): Promise<void> {
  const { tab } = world;
  if (given.tickedBefore === true) {
    tab.amend((state) => ({ ...state, answers: { ...state.answers, again: true } }));
    for (const entry of given.entries) {
      const key = storedKey(entry.subject ?? 'A');
      world.storage.content.set(key, storedText(entry, world.clock.now()));
      tab.environment.storageEvents.happen(key);
      await world.settle();
    }
  } else if (given.ticked === true) tab.answer('switchAgain', 'again', true);
  await world.settle();
}

/** This tab has sent it itself; then it is as the row says. */
async function sendHere(world: World, row: Row, entry: GivenEntry): Promise<void> {
  const { tab } = world;
  const { subject = 'A', refusedWith, noes = [] } = entry;
  const { kind } = row.event;
  if (kind === 'commitFails' && row.event.why === 'notSent') tab.intercepted = 'complete';
  if ((entry.attempt ?? 1) > 1 && entry.replayed !== true) {
    tab.act('sendAgain');
    await world.pass(0.25);
  } else await send(world);
  if (entry.replayed === true) await refuse(world, row, 401, 2);
  if (entry.state !== 'sending') {
    await world.pass(20);
    if (kind === 'within') await world.passUnanswered(99.5);
    else await world.failAsk();
    if (entry.state === 'doubt') {
      if (kind !== 'within') setCommit(world, subject, entry);
      return;
    }
    // Another tab has found out since.
    world.storage.content.set(storedKey(subject), storedText(entry, world.clock.now()));
    tab.environment.storageEvents.happen(storedKey(subject));
    await world.settle();
    return;
  }
  if (refusedWith !== undefined) await refuse(world, row, refusedWith, noes.length);
  if (kind !== 'patience') setCommit(world, subject, entry, row.event.at);
}

/** The partner refuses it, and answers so many questions with no. */
async function refuse(world: World, row: Row, status: number, noes: number): Promise<void> {
  world.partner.waiting('complete')?.answer(status, { message: serverWords });
  await world.settle();
  await answerNo(world, row, noes);
}

/** So many questions are answered, and the next is under way. */
async function answerNo(world: World, row: Row, noes: number): Promise<void> {
  for (let heard = 0; heard < noes; heard += 1) {
    world.partner.waiting('alreadySwitched')?.answer(200, noAnswer(row));
    await world.pass(5);
  }
}

export const noAnswer = ({ given }: Row) =>
  given.journey === 'permit' ? { reference: null } : false;

/** The chain is under way as far as the event needs it. */
async function beginChain(world: World, row: Row): Promise<void> {
  const { given, event } = row;
  const { tab, partner } = world;
  const isHere = given.entries.some((entry) => isSentHere(row, entry));
  if (isHere) return;
  if (given.unsureSave !== undefined) {
    await press(world);
    await saveUpTo(world, given.unsureSave);
    partner.waiting(given.unsureSave)?.lose();
    await world.settle();
    if (event.kind === 'saveAnswers') await press(world, true);
    return;
  }
  if (event.kind === 'saveAnswers' || event.kind === 'saveFails') {
    await press(world);
    await saveUpTo(world, event.save ?? '');
  } else if (event.kind === 'reach') {
    await press(world, event.changed === true);
    await almostReach(world);
  } else if (given.saveDone !== undefined) {
    await press(world);
    await saveUpTo(world, given.saveDone);
    partner.waiting(given.saveDone)?.answer(409, { message: serverWords });
    await world.settle();
    await answerNo(world, row, given.saveNoes?.length ?? 0);
  } else if (event.kind === 'commitFails' && event.why === 'notSent') {
    tab.intercepted = 'complete';
    await send(world);
  }
}

function spoilStorage(world: World, { given }: Row): void {
  const { storage } = world;
  switch (given.storage) {
    case undefined:
      return;
    case 'denied':
      storage.breakWith(new DOMException('Denied', 'SecurityError'));
      return;
    case 'forgets':
      storage.swallow();
      return;
    case 'full': {
      // What is kept of a quote is what can go, where it makes room enough.
      if (given.setAside === true) storage.content.set('doubt.journey', 'x'.repeat(6_000));
      storage.limit(given.setAside === true ? [...storage.content].flat().join('').length : 0);
    }
  }
}

function spoilSnapshot(world: World, how: NonNullable<Row['given']['snapshot']>): void {
  const { content } = world.storage;
  const text = content.get('doubt.journey');
  if (text === undefined) throw new Error('nothing was kept');
  if (how === 'gone') {
    content.delete('doubt.journey');
    return;
  }
  const stored = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const savedAt = world.clock.now() - 31 * 86_400_000;
  const other = how === 'expired' ? { ...stored, savedAt } : { ...stored, version: 99 };
  content.set('doubt.journey', JSON.stringify(other));
}
