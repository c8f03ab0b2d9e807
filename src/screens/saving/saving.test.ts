import { describe, expect, it } from 'vitest';
import { savingOf } from './saving';

describe('savingOf', () => {
  it('RES-10 a positive saving saves, a negative one costs more', () => {
    expect(savingOf(292.85)).toEqual({ kind: 'save', amount: 292.85 });
    expect(savingOf(-82.92)).toEqual({ kind: 'more', amount: 82.92 });
  });

  it('RES-10 less than half a penny either way is about the same', () => {
    expect(savingOf(0).kind).toBe('same');
    expect(savingOf(0.004).kind).toBe('same');
    expect(savingOf(-0.004).kind).toBe('same');
    expect(savingOf(0.01).kind).toBe('save');
  });

  it('a saving of which a hundred times is no number any more stays what it is', () => {
    expect(savingOf(1e308)).toEqual({ kind: 'save', amount: 1e308 });
    expect(savingOf(-1e308)).toEqual({ kind: 'more', amount: 1e308 });
  });
});
