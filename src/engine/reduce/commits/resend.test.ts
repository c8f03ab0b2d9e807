import { describe, expect, it } from 'vitest';
import { unsettledTies } from '../../commits';
import { entry, lostReply, moment, refusal, runOf, type Drive } from '../../testing';
import {
  act,
  doubtful,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  leave,
  locked,
  order,
  plannedTypes,
  press,
  read,
  unsent,
} from '../../testing/order';

describe('sending again', () => {
  it('sends the same tie and body, and saves nothing (row 13)', () => {
    const page = unsent().answer('s', 'key', 'k2').answer('s', 'plan', 'P2');
    expect(heardOn(page)).toEqual(['panel: unsent → sendAgain change leave copy']);
    expect(plannedTypes(act(page, 'sendAgain'))).toEqual(['lock']);
    locked(page);
    expect(page.planned()).toEqual(['send']);
    expect(page.sent('send')?.body).toEqual({ key: 'k1' });
    expect(page.sent('send')?.commit?.entry).toMatchObject({
      attempt: 2,
      ties: [{ key: 'k1' }],
      record: { plan: 'P1' },
      watched: 0,
      noes: [],
    });
    leave(page).succeed('send', { reference: 'R' });
    expect(entryAt(page).state).toBe('done');
  });

  it('of another subject than the present one ends, and lets go of the lock', () => {
    const page = read(filled('q2'), [entry({ state: 'unsent' })]);
    leave(locked(act(page, 'sendAgain'))).succeed('send', { reference: 'R' });
    expect(entryAt(page).state).toBe('done');
    expect(plannedTypes(page)).toContain('unlock');
    expect(runOf(page)?.status).toBe('done');
    expect(locked(press(page.answer('s', 'again', true))).planned()).toEqual(['save']);
  });

  it('is asked about anew: a no to a question of the attempt before is none about this one', () => {
    const page = unsent();
    act(page, 'askNow', moment + 3_600_000);
    const { request } = page.state.commits.watches['order.q1']?.ask ?? { request: 0 };
    expect(request).toBeGreaterThan(0);
    leave(locked(act(page, 'sendAgain')));
    page.happen({ type: 'callSucceeded', request, answer: false, at: moment + 3_600_000 });
    expect(entryAt(page)).toMatchObject({ state: 'sending', attempt: 2, noes: [] });
  });

  it('is not offered in doubt, after the last attempt, or where the partner promises nothing', () => {
    expect(act(doubtful(), 'sendAgain').effects).toEqual([]);
    const spent = read(filled(), [entry({ state: 'unsent', attempt: 3 })]);
    expect(heardOn(spent)).toEqual(['panel: unsent → leave copy']);
    expect(act(spent, 'sendAgain').effects).toEqual([]);
    const about = order.commits['order'];
    if (about === undefined) throw new Error('no commit');
    const never = { ...order, commits: { order: { ...about, resend: 'never' as const } } };
    const page = read(filled('q1', never), [entry({ state: 'unsent' })]);
    expect(heardOn(page)).toEqual(['panel: unsent → leave copy']);
    expect(act(page, 'sendAgain').effects).toEqual([]);
  });

  it('is looked at under the lock: another tab may have had the home switched since', () => {
    const page = act(unsent(), 'sendAgain');
    const ledger = { order: [...entriesOf(page), entry({ subject: 'q2', state: 'done' })] };
    expect(plannedTypes(locked(page, ledger))).toEqual(['unlock']);
    expect(runOf(page)?.status).toBe('failed');
  });

  it('is spoken of where it is offered, and nowhere else', () => {
    const words = (page: Drive) => page.view().commits[0]?.says[0]?.text ?? [];
    const spoken = words(read(filled(), [entry({ state: 'unsent', attempt: 2 })]));
    const spent = words(read(filled(), [entry({ state: 'unsent', attempt: 3 })]));
    expect([spoken.length, spent.length]).toEqual([2, 1]);
  });

  it('with changed details fetches a fresh key, and saves all (row 14)', () => {
    const page = act(unsent(), 'change').answer('s', 'name', 'Bea');
    expect(heardOn(page)).toEqual(['beside: unsent → sendAgain change leave copy']);
    locked(press(page));
    expect(page.planned()).toEqual(['fresh']);
    page.succeed('fresh', 'k9');
    expect(page.sent('save')?.body).toEqual({ key: 'k9', name: 'Bea' });
    page.succeed('save', true);
    expect(page.sent('send')?.commit?.entry).toMatchObject({
      attempt: 2,
      ties: [{ key: 'k1' }, { key: 'k9' }],
      record: { plan: 'P1', earlier: { plan: 'P1' } },
    });
    leave(page).fail('send', lostReply).succeed('ask', true);
    expect(heardOn(page, 'done')).toEqual(['panel: doneAsked → copy print']);
  });
});

describe('a save whose end is unknown', () => {
  const lostSave = () => locked(press(filled())).fail('save', lostReply);

  it('is repeated as it was', () => {
    expect(locked(press(lostSave())).planned()).toEqual(['save']);
  });

  it('is left behind by a fresh key once it differs (N7), and by one only', () => {
    const page = locked(press(lostSave().answer('s', 'name', 'Bea')));
    expect(page.planned()).toEqual(['fresh']);
    page.succeed('fresh', 'k9').fail('save', refusal(422));
    expect(locked(press(page.answer('s', 'name', 'Cat'))).planned()).toEqual(['save']);
  });

  it('is left behind by Try again too: the whole chain begins anew', () => {
    const page = lostSave().answer('s', 'name', 'Bea');
    locked(page.happen({ type: 'lookupRetried', lookup: 'save' }));
    expect(page.planned()).toEqual(['fresh']);
    expect(page.succeed('fresh', 'k9').planned()).toEqual(['save']);
  });

  it('of another tab, or of a page that crashed, is left behind by a fresh key', () => {
    const of = (key: string) =>
      locked(press(filled()), {}, { unsettled: [{ key: 'k0' }, { key }] }).planned();
    expect(of('k1')).toEqual(['fresh']);
    expect(of('k2')).toEqual(['save']);
  });

  it('is told to other tabs while it is under way, and for as long as its end is unknown', () => {
    const page = locked(press(filled()));
    const told = () => unsettledTies(page.state.commits);
    expect(told()).toEqual([{ key: 'k1' }]);
    page.fail('save', refusal(503));
    expect(told()).toEqual([{ key: 'k1' }]);
    const good = locked(press(filled())).succeed('save', true);
    expect(unsettledTies(leave(good).state.commits)).toEqual([]);
    const refused = locked(press(filled())).fail('save', refusal(422));
    expect(unsettledTies(refused.state.commits)).toEqual([]);
  });

  it('of before a reload is unsure, as nobody knows what it held', () => {
    const restored = lostSave().engine.snapshot(lostSave().state);
    const page = filled();
    const back = page.engine.restore(restored, { today: '2026-11-21', settings: {} });
    expect(back?.progress.runs['save']?.unsure).toBe(true);
  });

  it('that says that all is done already is asked about (S16, rule 5)', () => {
    const page = locked(press(filled())).fail('save', refusal(409, 'Done.'));
    expect(page.planned()).toEqual(['ask']);
    expect(runOf(page)?.status).toBe('running');
    page.fail('ask');
    expect(heardOn(page)).toEqual(['beside: hint → askNow']);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(plannedTypes(page)).toContain('unlock');
    expect(page.view().submit?.available).toBe(false);
    expect(press(page).effects).toEqual([]);
    expect(act(page, 'askNow', moment + 3_600_000).planned()).toEqual(['ask']);
    page.succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', record: null, attempt: 0 });
    expect(heardOn(page, 'done')).toEqual(['panel: doneUnknown → copy print']);
  });

  it('tells when it was tried last, offline too (S16)', () => {
    const page = locked(press(filled())).fail('save', refusal(409)).succeed('ask', false);
    const at = moment + 5_000;
    const timer = 'suspicion:order.q1';
    page.happen({ type: 'waited', timer, seconds: 5, online: false, at });
    expect(heardOn(page)).toEqual(['beside: hint → askNow']);
    expect(page.state.commits.suspicion?.entry.askedAt).toBe(at);
  });

  it('is made sure of five seconds after the first no, however long the page had asked in vain (S16)', () => {
    const page = locked(press(filled())).fail('save', refusal(409)).fail('ask');
    const timer = 'suspicion:order.q1';
    const passes = (seconds: number) =>
      page.happen({ type: 'waited', timer, seconds, online: true, at: moment + seconds * 1000 });
    for (let minute = 0; minute < 12; minute += 1) {
      passes(60);
      if (page.sent('ask') !== undefined) page.fail('ask');
    }
    act(page, 'askNow', moment + 3_600_000).succeed('ask', false);
    expect(heardOn(page), 'nothing is known yet').toEqual(['beside: hint → askNow']);
    expect(passes(5).planned()).toEqual(['ask']);
    page.succeed('ask', false);
    expect(heardOn(page)).toEqual([]);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: 'save failed' });
    expect(page.view().submit?.available).toBe(true);
  });

  it('has its own message after two noes', () => {
    const page = locked(press(filled())).fail('save', refusal(409)).succeed('ask', false);
    expect(runOf(page)?.status).toBe('running');
    page.happen({
      type: 'waited',
      timer: 'suspicion:order.q1',
      seconds: 5,
      online: true,
      at: moment,
    });
    page.succeed('ask', false);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: 'save failed' });
    expect(entriesOf(page)).toEqual([]);
  });
});
