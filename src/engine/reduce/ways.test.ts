import { describe, expect, it } from 'vitest';
import type { Failure } from '../model';
import type { CompiledJourney, CompiledStep } from '../../journey';
import {
  call,
  drive,
  field,
  given,
  isAnswered,
  journey,
  reaction,
  refusal,
  section,
  step,
  use,
  v,
} from '../testing';

const asking = (rest: Partial<CompiledJourney> = {}) =>
  drive(
    journey(
      [
        step('apply', [
          section('s', [field('a', 'a', 'string')], {
            reactions: [reaction({ kind: 'answered', paths: ['a'] }, [{ call: [use('l')] }])],
          }),
        ]),
        step('error', []),
      ],
      {
        calls: { l: call('l'), count: call('count', { body: v('with.properties') }) },
        failures: { statuses: [401, 500], goTo: 'error', track: 'failed' },
        tracking: {
          call: 'count',
          records: { failed: { kind: v('failure.kind'), status: v('failure.status') } },
        },
        ...rest,
      },
    ),
  )
    .enter()
    .answer('s', 'a', 'x');

describe('the way to the error page', () => {
  it('carries the status, is counted once, and remembers where from', () => {
    const drives = asking().fail('l', refusal(500, 'Down'));
    expect(drives.planned()).toEqual(['count', '→ error']);
    expect(drives.sent('count')?.body).toEqual([
      { name: 'kind', value: 'http' },
      { name: 'status', value: 500 },
    ]);
    expect(drives.state.progress.fault).toEqual({
      step: 'apply',
      parameters: {},
      failure: refusal(500, 'Down'),
    });
    expect(drives.effects).toContainEqual({
      type: 'navigate',
      step: 'error',
      parameters: { status: '500' },
    });
  });

  it('is not counted where nothing says how', () => {
    const failures = { statuses: [500], goTo: 'error', track: null };
    expect(asking({ failures }).fail('l', refusal(500)).planned()).toEqual(['→ error']);
  });

  it.each<[string, Partial<CompiledJourney>, Failure]>([
    ['of another status', {}, refusal(404)],
    ['without an answer', {}, { kind: 'network', status: 500, message: null }],
    ['of an answer that nobody can read', {}, { kind: 'malformed', status: 500, message: null }],
    ['of a silent call', { calls: { l: call('l', { silent: true }) } }, refusal(500)],
    ['in a journey without such a page', { failures: null }, refusal(500)],
  ])('is not taken by a failure %s', (_, rest, failure) => {
    const drives = asking(rest).fail('l', failure);
    expect(drives.planned()).toEqual([]);
    expect(drives.state.progress.fault).toBeNull();
    expect(drives.state.lookups['l']).toMatchObject({ status: 'failed', failure });
  });
});

/** Two steps, the later one with what the test is about. */
const stepping = (rest: Partial<CompiledStep>) =>
  drive(
    journey([
      step('apply', [section('s', [field('a', 'a', 'string'), field('b', 'b', 'string')])]),
      step('later', [section('t', [field('c', 'c', 'string')])], rest),
    ]),
  ).enter();

describe('a step', () => {
  it('that there is not is not entered', () => {
    const drives = stepping({});
    const { state } = drives;
    expect(drives.enter('nowhere').state).toBe(state);
    expect(drives.effects).toEqual([]);
  });

  it('whose needs are not met sends on, to the first that is missing', () => {
    const needs = (notice: readonly string[]) => ({
      requires: [
        { that: isAnswered('a'), goTo: 'apply', notice },
        { that: isAnswered('b'), goTo: 'error', notice: ['No b'] },
      ],
    });
    const silent = stepping(needs([])).enter('later');
    expect(silent.planned()).toEqual(['→ apply']);
    expect(silent.state.progress).toMatchObject({ step: 'apply', notice: null });
    const said = stepping(needs(['Say a'])).enter('later');
    expect(said.planned()).toEqual(['→ apply']);
    expect(said.state.progress.notice).toEqual({ step: 'apply', text: 'Say a' });
    const met = stepping(needs([])).answer('s', 'a', 'x').answer('s', 'b', 'x').enter('later');
    expect(met.planned()).toEqual([]);
    expect(met.state.progress.step).toBe('later');
  });

  it('keeps the line that led to it, and no other', () => {
    const needs = { requires: [{ that: false, goTo: 'apply', notice: ['Not yet'] }] };
    const drives = stepping(needs).enter('later').enter('apply');
    expect(drives.state.progress.notice?.text).toBe('Not yet');
    expect(drives.happen({ type: 'noticeDismissed' }).state.progress.notice).toBeNull();
  });

  it('opens at its first section that is not valid, once', () => {
    const required = (name: string) => field(name, name, 'string', { required: true });
    const drives = drive(
      journey([
        step('apply', [
          section('one', [field('a', 'a', 'string')]),
          section('two', [required('b')]),
          section('three', [required('c')]),
        ]),
        step('plain', [section('four', [required('d')])], { progressive: false }),
        step('nothing', [section('five', [field('e', 'e', 'string')])]),
      ]),
    ).enter();
    expect(drives.state.progress).toMatchObject({
      open: { apply: 'two' },
      reached: { apply: 'two' },
    });
    drives.happen({ type: 'sectionOpened', section: 'one' }).enter('plain').enter('apply');
    expect(drives.state.progress.open).toEqual({ apply: 'one' });
    drives.enter('nothing');
    expect(drives.state.progress.open).toEqual({ apply: 'one' });
  });

  it('takes the answers that its address carries; another of them begins anew where it says so', () => {
    const carrying = (startsAnew: boolean) => {
      const drives = drive(
        journey(
          [
            step('apply', [section('s', [field('a', 'a', 'string')])], {
              route: '/apply/:kind',
              parameters: [{ name: 'kind', answer: 'kind', values: null }],
              startsAnew,
            }),
          ],
          { records: { kind: { initial: null } } },
        ),
      );
      const at = (kind: string) =>
        drives.happen({
          type: 'stepEntered',
          step: 'apply',
          parameters: { kind },
          today: '2026-11-22',
          restored: false,
        });
      at('red').answer('s', 'a', 'x');
      at('red');
      const same = drives.read('a');
      at('blue');
      return [same, drives.read('a'), drives.read('kind'), drives.state.today];
    };
    expect(carrying(true)).toEqual(['x', null, 'blue', '2026-11-22']);
    expect(carrying(false)).toEqual(['x', 'x', 'blue', '2026-11-22']);
  });
});

describe('Change', () => {
  it('opens nothing on a page that does not fold', () => {
    const drives = stepping({ progressive: false }).enter('later');
    const { state } = drives;
    expect(drives.happen({ type: 'sectionOpened', section: 't' }).state).toBe(state);
  });
});

describe('what changes nothing leaves the state as it is', () => {
  it.each([
    { type: 'dialogClosed' },
    { type: 'dialogContinued' },
    { type: 'dialogPaged', to: 'a' },
    { type: 'leftBehindDismissed' },
    { type: 'noticeDismissed' },
    { type: 'sectionOpened', section: 'nowhere' },
    { type: 'sectionContinued', section: 'nowhere' },
    { type: 'actionPressed', section: 's', action: 'nothing' },
    { type: 'actionPressed', section: 'nowhere', action: 'nothing' },
    { type: 'fieldLeft', section: 's', field: 'a' },
    { type: 'fieldLeft', section: 's', field: 'nothing' },
    { type: 'fieldAnswered', section: 's', field: 'nothing', value: 1 },
    { type: 'stepSubmitted', step: 'apply' },
    { type: 'stepSubmitted', step: 'later' },
    { type: 'lookupRetried', lookup: 'nothing' },
    { type: 'itemOpened', section: 's', field: 'a', index: null },
    { type: 'itemSaved', section: 's', field: 'a' },
    { type: 'itemDismissed', section: 's', field: 'a' },
    { type: 'itemRemoved', section: 's', field: 'a', index: 0 },
  ] as const)('$type', (event) => {
    const drives = stepping({});
    const { state } = drives;
    expect(drives.happen(event).state).toBe(state);
    expect(drives.effects).toEqual([]);
  });

  it('a field that is left twice', () => {
    const left = { type: 'fieldLeft', section: 's', field: 'a' } as const;
    const drives = stepping({}).answer('s', 'a', 'x').happen(left);
    expect(drives.state.progress.touched).toEqual({ 's.a': true });
    const { state } = drives;
    expect(drives.happen(left).state).toBe(state);
  });
});

it('that nothing could be taken up is said until it is put away', () => {
  const drives = stepping({}).happen({ type: 'snapshotDropped' });
  expect(drives.state.progress.leftBehind).toBe('all');
  expect(drives.happen({ type: 'leftBehindDismissed' }).state.progress.leftBehind).toBeNull();
});

it('a line that says why somebody was sent to a step is gone once they are at another (A6)', () => {
  const unmet = { that: false, goTo: 'apply', notice: ['First this.'] };
  const page = drive(
    journey([step('apply', []), step('pay', [], { requires: [unmet] }), step('away', [])]),
  );
  page.enter('apply').enter('pay');
  expect(page.effects).toEqual([{ type: 'navigate', step: 'apply', parameters: {} }]);
  expect(page.enter('apply').view('apply').notice).toBe('First this.');
  expect(page.enter('away').enter('apply').view('apply').notice).toBeNull();
});

it('what was reached stays reached, though an earlier sheet is the first that is wrong (P8)', () => {
  const sheets = ['one', 'two', 'three'].map((id) =>
    section(id, [field(id, id, 'string', { required: true })]),
  );
  const about = journey([step('apply', sheets)]);
  const at = (reached: string) => {
    const progress = { reached: { apply: reached } };
    const state = drive(about).engine.restore({ version: 1, progress }, given);
    return drive(about, {}, state ?? undefined).enter('apply', true).state.progress;
  };
  expect(at('two')).toMatchObject({ open: { apply: 'one' }, reached: { apply: 'two' } });
  expect(at('gone')).toMatchObject({ open: { apply: 'one' }, reached: { apply: 'one' } });
});
