import { describe, expect, it } from 'vitest';
import { Notes } from './findings';
import { Unsaid } from './expressions/said';

const rule = { path: '/data/a', about: 'relevant', text: 'x()', line: 7 } as const;
const unsaid = (): never => {
  throw new Unsaid('It uses x()', 'write it by hand');
};

describe('what becomes of a rule', () => {
  it('is noted as brought over where it could be said', () => {
    const notes = new Notes();
    expect(notes.tried(rule, () => true)).toBe(true);
    expect(notes.brought).toEqual([
      { path: '/data/a', about: 'relevant', xpath: 'x()', made: true },
    ]);
    expect(notes.findings).toEqual([]);
  });

  it('is a finding at its line where it could not', () => {
    const notes = new Notes();
    expect(notes.tried(rule, unsaid)).toBeNull();
    expect(notes.brought).toEqual([]);
    expect(notes.findings).toEqual([
      {
        ...{ line: 7, of: '/data/a', about: 'relevant' },
        ...{ message: 'It uses x()', help: 'write it by hand' },
      },
    ]);
  });

  it.each([
    ['the same rule', rule, 1],
    ['the same of another node', { ...rule, path: '/data/b' }, 2],
    ['another kind of the same node', { ...rule, about: 'required' } as const, 2],
    ['another expression', { ...rule, text: 'y()' }, 2],
  ])('%s after it is told once or by itself', (_what, second, findings) => {
    const notes = new Notes();
    notes.tried(rule, unsaid);
    notes.tried(second, unsaid);
    expect(notes.findings).toHaveLength(findings);
  });

  it('is no finding where the code itself fails', () => {
    const notes = new Notes();
    expect(() =>
      notes.tried(rule, () => {
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
    expect(notes.findings).toEqual([]);
  });
});
