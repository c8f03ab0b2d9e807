import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPath, type JsonObject } from '../../src/engine';
import { shipped } from '../unit/shipped';
import { completeSwitch, inSignUp, signUp } from './on-the-way';
import { calm, type Visit } from './visit';

const given = shipped();
const chosen = { tariffId: 'P2', payMethod: 'monthlyDirectDebit', switchOption: 'Full' };
const key = 'home-energy.commit.switch.7001';

let visit: Visit;
beforeEach(async () => {
  visit = await inSignUp(given);
  await signUp(visit);
});
afterEach(() => visit.stop());

const entry = (): JsonObject => JSON.parse(visit.storage.content.get(key) ?? '{}') as JsonObject;
const says = () => visit.view.commits.flatMap((one) => one.says.map(({ id }) => id));

/** Everything is answered well until the completion is on its way. */
async function untilSent(): Promise<void> {
  completeSwitch(visit);
  while (visit.sent('completeSwitch').length === 0) {
    await calm();
    const [asked] = visit.partner.waiting;
    if (asked === undefined) await visit.environment.pass(250);
    else if (asked.operation !== 'completeSwitch') visit.reply(asked);
  }
}

describe('a switch that was made', () => {
  beforeEach(async () => {
    completeSwitch(visit);
    await visit.follow();
    expect(visit.step).toBe('switchComplete');
  });

  it('CMP-02 is come to by Switch Now, and no other key is asked for (finding 16)', async () => {
    const keys = visit.sent('switchKey').length;
    visit.enter('quoteResults');
    await visit.settle();
    visit.send({ type: 'sequenceRequested', sequence: 'switchNow', with: chosen });
    await visit.follow();
    expect(visit.step).toBe('switchComplete');
    expect(visit.sent('switchKey')).toHaveLength(keys);
  });

  it('CMP-02 is come to by Back, also after a reload, though nobody can be asked (finding 7)', async () => {
    visit.reload();
    await calm();
    visit.enter('personalDetails');
    await calm();
    for (const asked of visit.partner.waiting) visit.reply(asked, 503, '{}');
    await visit.follow();
    expect(visit.step).toBe('switchComplete');
    expect(visit.sent('completeSwitch')).toHaveLength(1);
  });
});

describe('a tab that dies right after the press', () => {
  it('CMP-01 left it written down: the completion does not know, asks and finds out (finding 8, N2)', async () => {
    await untilSent();
    expect(entry()).toMatchObject({ state: 'sending', subject: '7001', attempt: 1 });
    visit.reload();
    visit.enter('switchComplete');
    await visit.environment.pass(250);
    await calm();
    expect(visit.ways).toEqual([]);
    expect(visit.state.progress.notice).toBeNull();
    expect(entry()).toMatchObject({ state: 'doubt' });
    expect(says()).toContain('doubt');
    const isWaiting = () =>
      visit.partner.waiting.find((one) => one.operation === 'alreadySwitched');
    while (isWaiting() === undefined) {
      for (const asked of visit.partner.waiting) visit.reply(asked);
      await calm();
    }
    const asked = isWaiting();
    expect(getPath(asked?.body ?? null, 'switchId')).toBe('7001');
    if (asked !== undefined) visit.reply(asked, 200, 'true');
    await calm();
    expect(entry()).toMatchObject({ state: 'done', record: { supplierName: 'Outfox Energy' } });
    expect(visit.sent('completeSwitch')).toHaveLength(1);
  });
});
