import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRunner, hasPassed, renderOutcome } from '../../src/scenarios';
import type { Edit } from '../model/edits';
import type { RecordedPlay } from '../model/protocol';
import { expectedOf, scenarioEdit } from '../model/scenario-draft';
import { handOf } from '../testing/hand';
import { applyEdits } from './apply-edits';
import { changedLines } from './changed-lines';
import { openDesk, readyOf } from './desk';
import { begunAt, playedAs } from './record';

const folder = join(import.meta.dirname, '../../journey-config');
const desk = await openDesk(folder, [], true);
const { begins, partner, clauses } = begunAt(desk, 'withMeters');
const deeds = [
  { continue: 'yourHome' },
  { answer: { 'payGas.method': 'monthlyDirectDebit' } },
  { continue: 'payGas' },
];
const recording = { deeds, answers: {} };
const play = (expected: RecordedPlay['written'], given = recording) =>
  playedAs(desk, { ...{ edits: [], begins, state: null, expect: expected }, recording: given });

it('begins where a scenario of the household ends, with what its partner answers', () => {
  expect(begins).toEqual({ from: 'withMeters' });
  expect(Object.keys(partner.answers)).toContain('meterDetails');
  expect(clauses).toContain('PAY-07');
});

it('begins with all that a scenario does which is no waypoint', () => {
  const id = 'scenarios/personal-details/about-you.json#';
  const { suite } = readyOf(desk);
  const found = suite.scenarios.find(
    ({ at, waypoint, moves }) => waypoint === null && id.startsWith(at.file) && moves.length > 2,
  );
  const begun = begunAt(desk, `${id}${found?.name ?? ''}`);
  expect(begun.begins).toHaveProperty('do');
  expect(begun.begins).toHaveProperty('from');
});

it('begins with nothing for a household that has just arrived', () => {
  const begun = begunAt(desk, '');
  expect(begun.begins).toEqual({});
  expect(begun.shown.state.progress.step).toBe(begun.shown.step);
});

describe('what was recorded', () => {
  const played = play({});

  it('is played, and offers what became otherwise, each as it is', () => {
    expect(played.problem).toBeNull();
    const words = played.offers.map((offer) => offer.words);
    expect(words).toContain('“Gas supplier and tariff” is open');
    expect(played.calls.map(({ name }) => name)).toEqual(['gasSuppliers', 'gasTariffs']);
    const all = { offers: new Set(played.offers.map(({ key }) => key)), calls: true };
    const whole = expectedOf(played.offers, played.calls, { ...all, bodies: new Set([0, 1]) });
    expect(play(whole)).toMatchObject({ problem: null, wrong: [] });
  });

  it('offers no answer that the person gave', () => {
    const answers = played.offers.filter((offer) => 'answers' in offer.expect);
    expect(answers.map((offer) => offer.expect)).not.toContainEqual({
      answers: { gasCurrentPayMethod: 'monthlyDirectDebit' },
    });
  });

  it('says what is otherwise than expected', () => {
    expect(play({ open: 'payGas' }).wrong).toEqual([
      'the open section is "supplierGas", and "payGas" is expected',
    ]);
  });

  it('says which of it cannot be done, once something is taken out', () => {
    const { problem } = play({}, { ...recording, deeds: deeds.slice(1) });
    expect(problem).toMatchObject({ deed: 0 });
  });

  it('says which answers stood otherwise on the page', () => {
    const { state } = begunAt(desk, 'withMeters').shown;
    const { unlike } = playedAs(desk, { ...{ edits: [], begins, recording, state }, expect: {} });
    expect(unlike).toContain('gasCurrentPayMethod');
  });
});

describe('in its file', async () => {
  const file = 'scenarios/current-tariff/paying.json';
  const expected = { open: 'supplierGas', calls: ['gasSuppliers', 'gasTariffs'] };
  const { hand } = await handOf('journey-config');
  const edit = scenarioEdit(hand.files, file, {
    ...{ name: 'recorded by a test', clauses: ['PAY-07'] },
    ...play(expected).written,
  });
  const outcome = async (edits: readonly Edit[]) => {
    const ready = readyOf(await openDesk(folder, edits, true));
    const { journey, engine, suite } = ready;
    const scenario = suite.scenarios.find(({ name }) => name === 'recorded by a test');
    if (scenario === undefined) throw new Error('it is not there');
    return createRunner(journey, engine, suite).run(scenario);
  };

  it('it passes, and is written as just its lines', async () => {
    const played = await outcome([edit]);
    expect(hasPassed(played), renderOutcome(played, desk.files)).toBe(true);
    const after = await openDesk(folder, [edit], false);
    const lines = changedLines(desk.files.get(file) ?? '', after.files.get(file) ?? '');
    expect(lines.filter(({ sign }) => sign === '-').map(({ text }) => text.trim())).toEqual([]);
    expect(lines.length).toBeLessThan(22);
  });

  it('it fails when what it expects is broken', async () => {
    const rule = { file: 'steps/current-tariff/pay-gas.json', pointer: '/relevant' };
    const was = { var: 'facts.gasHasOwnSupplier' };
    const played = await outcome([edit, { ...rule, was, value: false }]);
    expect(hasPassed(played)).toBe(false);
  });

  it('undone after it was saved, it is gone, and nothing else', async () => {
    const after = await openDesk(folder, [edit], false);
    const gone = { ...edit, was: edit.value, value: null };
    expect(applyEdits(after.files, [gone]).get(file)).toBe(desk.files.get(file));
  });
});
