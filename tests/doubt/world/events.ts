import type { Row } from '../row-shape';
import { press, reach } from './chain';
import { answerWith, homeOf, keyOfPlan, serverWords, storedKey, storedText } from './entries';
import { fill, noAnswer, pageOf } from './given';
import type { World } from './world';

type Play = (world: World, row: Row) => Promise<void> | void;

const good = ({ given }: Row) => (given.journey === 'permit' ? { reference: 'R1' } : true);
const forbid = (world: World, operation: string): Promise<void> =>
  world.partner.forbid(operation, () => world.settle());
const operationOf = (save: string): string => (save === 'key' ? 'switchKey' : save);

/** What happens, by the kind of the event; what needs no time to pass runs afterwards. */
const plays: Readonly<Record<Row['event']['kind'], Play>> = {
  press: async (world, { event }) => {
    if (event.again === true) world.tab.answer('switchAgain', 'again', true);
    await press(world, event.changed === true);
  },
  reach: async (world, { event }) => {
    if (event.fails === 'code') world.hasCode = false;
    if (event.fails === 'token') world.tokens = 'none';
    if (event.fails === 'tokenSlow') world.tokens = 'slow';
    if (event.appeared !== undefined) {
      const key = storedKey(event.appeared.subject ?? 'A');
      world.storage.content.set(key, storedText(event.appeared, world.clock.now()));
    }
    await reach(world);
    if (event.fails === 'tokenSlow') await world.pass(10);
  },
  sendAgain: async (world) => {
    world.tab.act('sendAgain');
    await world.pass(0.5);
  },
  change: ({ tab }) => tab.act('change'),
  leave: ({ tab }) => tab.act('leave'),
  askNow: ({ tab }) => tab.act('askNow'),
  switchNow: async (world) => {
    world.tab.happen({ type: 'sequenceRequested', sequence: 'switchNow', with: {} });
    await world.pass(0.5);
  },
  newQuote: ({ tab }, { event, given }) => {
    tab.happen({ type: 'startedAnew' });
    tab.enter('first');
    const { home = '1' } = given.hand ?? {};
    const answers = { switchId: event.subject ?? 'B', home: homeOf(home), plan: 'Q' };
    for (const [field, value] of Object.entries(answers)) tab.answer('quote', field, value);
    tab.answer('quote', 'switchKey', keyOfPlan('Q'));
    tab.enter('results');
  },
  answerField: async (world) => {
    world.tab.answer('form', 'name', 'Somebody else');
    await world.pass(0.3);
  },
  clear: ({ tab }, { event }) => {
    if (event.how === 'ask') tab.isClearing = true;
    else tab.clear(event.how === 'all' ? 'everything' : 'keepNumbers');
  },
  commitAnswers: ({ partner }, { event }) => {
    const { status = 200, references } = event;
    const isGood = status < 300;
    const body = isGood ? answerWith(references ?? []) : { message: serverWords };
    partner.waiting('complete')?.answer(status, status === 204 ? null : body);
  },
  commitFails: (world, { event }) => {
    const request = world.partner.waiting('complete');
    if (event.why === 'notSent') world.tab.end('notSent');
    else if (event.why === 'malformed') request?.garble();
    else if (event.why === 'empty') request?.answer(200);
    else request?.lose();
  },
  patience: (world) => world.pass(20),
  within: (world) => world.pass(1),
  askAnswers: async (world, row) => {
    const { event } = row;
    await passSince(world, row);
    if (event.clock !== undefined) world.clock.set(world.clock.now() + event.clock * 1_000);
    const asked = world.partner.waiting('alreadySwitched');
    if (event.status === 401) await forbid(world, 'alreadySwitched');
    else if (event.status !== undefined) asked?.answer(event.status);
    else if (event.answer === 'failed') asked?.answer(503);
    else if (event.answer === 'no') asked?.answer(200, noAnswer(row));
    else if (event.answer === 'yes') asked?.answer(200, good(row));
    else asked?.answer(200, bodyOf(event.body));
  },
  askFails: async (world, row) => {
    await passSince(world, row);
    const asked = world.partner.waiting('alreadySwitched');
    if (row.event.why === 'malformed') asked?.garble();
    else asked?.lose();
  },
  saveAnswers: async (world, { event }) => {
    const { save = '', status = 200 } = event;
    if (status === 401) await forbid(world, operationOf(save));
    else world.partner.waiting(operationOf(save))?.answer(status, { message: serverWords });
  },
  saveFails: ({ partner }, { event }) => partner.waiting(operationOf(event.save ?? ''))?.lose(),
  waited: (world, { event }) => world.pass(event.seconds ?? 0),
  clock: ({ clock }, { event }) => clock.set(clock.now() + (event.seconds ?? 0) * 1_000),
  open: async (world, row) => {
    await world.open(pageOf(row));
    if (row.given.storage === 'denied') await fill(world, row, pageOf(row));
    await world.pass(0.3);
  },
  reload: async (world, row) => {
    world.clock.set(world.clock.now() + (row.event.away ?? 0) * 1_000);
    await world.open(pageOf(row));
    await world.pass(0.3);
  },
  thaw: ({ tab, partner }, { given }) => {
    if (given.requestAlive === false) partner.waiting('complete')?.lose();
    tab.environment.pageShown.happen();
  },
  pageshow: ({ tab }) => tab.environment.pageShown.happen(),
  cameBack: ({ tab }) => tab.environment.visible.set(true),
  online: ({ tab }) => tab.environment.online.set(true),
  offline: ({ tab }) => tab.environment.online.set(false),
  lockFree: async (world) => {
    world.other.end();
    await world.pass(0.5);
  },
  elsewhere: (world, { event }) => {
    if (event.entry === undefined) return;
    const key = storedKey(event.entry.subject ?? 'A');
    world.storage.content.set(key, storedText(event.entry, world.clock.now()));
    world.tab.environment.storageEvents.happen(key);
  },
  epoch: async (world) => {
    world.storage.content.set('doubt.epoch', 'everything.elsewhere');
    world.tab.environment.storageEvents.happen('doubt.epoch');
    await world.pass(0.3);
  },
  storageEmptied: ({ storage, tab }) => {
    storage.content.clear();
    tab.environment.storageEvents.happen(null);
  },
};

/** It is answered so many seconds after it was asked. */
const passSince = (world: World, { given, event }: Row): Promise<void> => {
  const watched = given.entries[0]?.watched ?? 0;
  const isPlain = given.lock !== 'mine' && given.asksMade === undefined;
  const since = event.at === undefined || !isPlain ? 0 : Math.max(0, watched - event.at);
  return world.pass(Math.min(since, 9));
};

type Body = Parameters<NonNullable<ReturnType<World['partner']['waiting']>>['answer']>[1];

/** A row holds plain JSON. */
const bodyOf = (body: unknown): Body => JSON.parse(JSON.stringify(body ?? null)) as Body;

export async function play(world: World, row: Row): Promise<void> {
  await plays[row.event.kind](world, row);
  await world.settle();
}
