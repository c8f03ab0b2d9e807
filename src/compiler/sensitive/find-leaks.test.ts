import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine';
import { BASE } from './cases/base';
import { patched, type Case } from './cases/case';
import { DECLARED } from './cases/declared';
import { ELSEWHERE } from './cases/elsewhere';
import { INNOCENT } from './cases/innocent';
import { STORED } from './cases/stored';
import { findLeaks } from './find-leaks';

function found({ put }: Case): Record<string, readonly string[]> {
  const files = new Map(Object.entries(patched(BASE, put)) as [string, Json][]);
  return Object.fromEntries(
    findLeaks(files).map(({ file, pointer, answers }) => [`${file}#${pointer}`, answers]),
  );
}

describe('Z22: a sensitive answer that is told', () => {
  it.each([...DECLARED, ...STORED, ...ELSEWHERE])('$says', (one) => {
    expect(found(one)).toEqual(one.finds);
  });
});

describe('Z22: what tells nothing', () => {
  it.each(INNOCENT)('$says', (one) => {
    expect(found(one)).toEqual({});
  });
});
