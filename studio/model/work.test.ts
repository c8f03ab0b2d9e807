import { describe, expect, it } from 'vitest';
import { edited, filesWith, type Edit, type JsonFiles } from './edits';
import { changed, redone, undone } from './history';
import type { Project } from './protocol';
import { begun, keptOf, saved, takenUp, type Work } from './work';

const files: JsonFiles = { 'a.json': { title: 'A', hint: 'H' }, 'b.json': { x: 1 } };
const project = (stands: JsonFiles, unreadable: readonly string[] = []): Project => ({
  ...{ name: 'j', folder: 'j', brand: 'b', stamp: JSON.stringify(stands), households: [] },
  ...{ files: stands, unreadable },
});
const edit = (pointer: string, was: Edit['was'], value: Edit['value']): Edit => ({
  ...{ file: 'a.json', pointer, was, value },
});
const title = edit('/title', 'A', 'B');
const write = (work: Work, one: Edit, at: number): Work => ({
  ...work,
  history: changed(work.history, edited(work.history.edits, one), at),
});
const work = write(begun(project(files), null), title, 1);
const outside: JsonFiles = { ...files, 'a.json': { title: 'C', hint: 'I' } };

describe('a change from outside', () => {
  it('is taken up and named, and meets what is edited', () => {
    const next = takenUp(work, project(outside));
    expect(next.project.files).toEqual(outside);
    expect(next.said).toBe('Changed outside, and taken up: a.json');
    expect(next.history.edits).toEqual([{ ...title, was: 'C', met: 'A' }]);
  });

  it('is none where the files say the same', () => {
    expect(takenUp(work, project({ ...files }))).toEqual(work);
  });

  it('of a file that is no JSON now waits until it is', () => {
    const half = takenUp(work, project({ 'b.json': { x: 1 } }, ['a.json']));
    expect(half).toEqual(work);
    expect(takenUp(half, project(outside)).project.files).toEqual(outside);
  });

  it('while nobody has the page open is told when it is opened again', () => {
    const kept = keptOf(work.history, work.project.files);
    expect(Object.keys(kept.files)).toEqual(['a.json']);
    const stored = JSON.parse(JSON.stringify(kept)) as typeof kept;
    expect(begun(project(outside), stored).history.edits).toEqual([
      { ...title, was: 'C', met: 'A' },
    ]);
    expect(begun(project(files), stored)).toEqual(work);
  });
});

describe('what was saved', () => {
  const disk = filesWith(files, [title]);

  it('is no change from outside, and is undone in the draft', () => {
    const next = saved(work, [title], project(disk), ['a.json']);
    expect(next.said).toBe('Saved: a.json');
    expect(next.history.edits).toEqual([]);
    expect(undone(next.history).edits).toEqual([edit('/title', 'B', 'A')]);
  });

  it('leaves what was edited meanwhile', () => {
    const more = write(work, edit('/hint', 'H', 'J'), 9_000);
    const next = saved(more, [title], project(disk), ['a.json']);
    expect(next.history.edits).toEqual([edit('/hint', 'H', 'J')]);
  });

  it('can come with a change from outside, which is taken up as well', () => {
    const both = { ...disk, 'b.json': { x: 2 } };
    const next = saved(work, [title], project(both), ['a.json']);
    expect(next.project.files).toEqual(both);
    expect(next.history.edits).toEqual([]);
  });
});

it('a key that is saved, undone, saved and redone stands where it stood', () => {
  const hint = { ...edit('/lead', null, 'L'), after: 'title' };
  const begin = write(begun(project(files), null), hint, 1);
  const there = filesWith(files, [hint]);
  const once = saved(begin, begin.history.edits, project(there), ['a.json']);
  const back = { ...once, history: undone(once.history) };
  const gone = saved(back, back.history.edits, project(files), ['a.json']);
  const again = redone(gone.history).edits;
  expect(JSON.stringify(filesWith(files, again))).toBe(JSON.stringify(there));
  expect(again).toEqual([hint]);
});
