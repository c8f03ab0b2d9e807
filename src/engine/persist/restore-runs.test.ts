import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import { call, journey, sequence, sequenceStep } from '../testing';
import { restoreRuns } from './restore';

const program = journey([], {
  calls: { one: call('one'), two: call('two', { repeat: 'overwrites' }) },
  sequences: { save: sequence('save', [sequenceStep('one'), sequenceStep('two')]) },
});
const restored = (stored: Json) => restoreRuns(program, stored);

describe('the journal of sequences', () => {
  it.each<[Json, string]>([
    ['waiting', 'waiting'],
    ['done', 'done'],
    ['skipped', 'skipped'],
    ['failed', 'failed'],
    ['running', 'failed'],
    ['gone', 'waiting'],
    [null, 'waiting'],
    [{}, 'waiting'],
  ])('has a step that was %j be %s', (was, is) => {
    const { save } = restored({ save: { status: 'failed', steps: { one: was, more: 'done' } } });
    expect(save?.steps).toEqual({ one: is, two: 'waiting' });
  });

  it.each<[Json, string]>([
    ['done', 'done'],
    ['running', 'failed'],
    ['failed', 'failed'],
    [null, 'failed'],
  ])('has a run that was %j be %s, with nothing else of it', (was, is) => {
    expect(restored({ save: { status: was, marker: 'x', with: { a: 1 } } })).toEqual({
      save: {
        status: is,
        steps: { one: 'waiting', two: 'waiting' },
        requests: {},
        marker: null,
        message: null,
        with: {},
        restoring: false,
        unsure: false,
      },
    });
  });

  it.each([
    ['running', true],
    ['failed', true],
    ['done', false],
    ['waiting', false],
  ])('is unsure of a save that overwrites and was %s: %s', (was, isUnsure) => {
    expect(restored({ save: { steps: { two: was } } })['save']?.unsure).toBe(isUnsure);
    expect(restored({ save: { steps: { one: was, two: 'done' } } })['save']?.unsure).toBe(false);
  });

  it.each<[Json]>([[null], ['x'], [[]], [{}], [{ save: null }], [{ save: 'x' }], [{ other: {} }]])(
    'of %j has no run',
    (stored) => {
      expect(restored(stored)).toEqual({});
    },
  );
});
