import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine';
import { BASE } from './cases/base';
import { patched, type Case } from './cases/case';
import { DECLARED } from './cases/declared';
import { ELSEWHERE } from './cases/elsewhere';
import { INNOCENT } from './cases/innocent';
import { STORED } from './cases/stored';
import { Report } from '../diagnostic';
import { saidQuestions, type SaidQuestion } from '../questions';
import { fileKind } from '../source/file-kind';
import { sortSources } from '../symbols';
import { collectLists } from '../symbols/collect-lists';
import { expandVariants } from '../symbols/expand-variants';
import { findLeaks } from './find-leaks';

function found({ put }: Case): Record<string, readonly string[]> {
  const files = new Map(Object.entries(patched(BASE, put)) as [string, Json][]);
  return Object.fromEntries(
    findLeaks(files, questionsIn(files)).map(({ file, pointer, answers }) => [
      `${file}#${pointer}`,
      answers,
    ]),
  );
}

function questionsIn(files: ReadonlyMap<string, Json>): readonly SaidQuestion[] {
  const all = new Set(files.keys());
  const sources = sortSources(
    [...files].flatMap(([path, value]) => {
      const kind = fileKind(path, all);
      const file = { path, text: JSON.stringify(value), value, root: undefined };
      return kind === null || kind === 'ignored' ? [] : [{ file, kind }];
    }),
  );
  if (sources === null) return [];
  const report = new Report();
  return saidQuestions(expandVariants(sources, collectLists(sources, report), report));
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
