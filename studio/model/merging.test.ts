import { describe, expect, it } from 'vitest';
import { edited, filesWith, type Edit, type JsonFiles } from './edits';
import { changed, noHistory, redone, retold, undone } from './history';
import { createMerging, meetings, withMine } from './merging';

const was = { title: 'A', hint: 'H', required: { accepted: true, when: { var: 'facts.a' } } };
const before: JsonFiles = { 'a.json': was, 'b.json': { x: 1 } };
const edit = (pointer: string, old: Edit['was'], value: Edit['value']): Edit => ({
  ...{ file: 'a.json', pointer, was: old, value },
});
const outside = (text: unknown): JsonFiles => ({ ...before, 'a.json': text as JsonFiles[string] });
const merged = (edits: readonly Edit[], text: unknown): readonly Edit[] =>
  createMerging(before, outside(text))(edits);

describe('what was changed outside', () => {
  it('is taken up, and an edit of another place stays as it is', () => {
    const edits = [edit('/title', 'A', 'B')];
    const now = { ...was, hint: 'I', new: [1] };
    expect(merged(edits, now)).toEqual(edits);
    expect(filesWith(outside(now), edits)['a.json']).toEqual({ ...now, title: 'B' });
  });

  it('meets an edit of the same place: both are kept, with what stood there before', () => {
    const [met] = merged([edit('/title', 'A', 'B')], { ...was, title: 'C' });
    expect(met).toEqual({ ...edit('/title', 'C', 'B'), met: 'A' });
  });

  it('meets an edit around it and an edit within it at the outer of both places', () => {
    const when = edit('/required/when', was.required.when, { var: 'facts.b' });
    expect(merged([when], { title: 'A', hint: 'H' })).toEqual([
      {
        ...edit('/required', null, { accepted: true, when: { var: 'facts.b' } }),
        met: was.required,
      },
    ]);
    const whole = edit('/required', was.required, true);
    const other = { accepted: true, when: { var: 'facts.c' } };
    expect(merged([whole], { ...was, required: other })).toEqual([
      { ...edit('/required', other, true), met: was.required },
    ]);
  });

  it('meets nothing where both come to the same', () => {
    expect(merged([edit('/title', 'A', 'B')], { ...was, title: 'B' })).toEqual([]);
  });

  it('meets an edit of a file that is gone, and one of a file that both made', () => {
    expect(createMerging(before, { 'b.json': { x: 1 } })([edit('/title', 'A', 'B')])).toEqual([
      { ...edit('', null, { ...was, title: 'B' }), met: was },
    ]);
    const made = { file: 'c.json', pointer: '', was: null, value: { y: 1 } };
    expect(createMerging(before, { ...before, 'c.json': { y: 2 } })([made])).toEqual([
      { ...made, was: { y: 2 }, met: null },
    ]);
  });

  it('meets no item more at the end of a list: it stands behind those that have come', () => {
    const [one, mine, other] = [{ name: 'a' }, { name: 'mine' }, { name: 'other' }];
    const merge = createMerging({ 'a.json': { all: [one] } }, { 'a.json': { all: [one, other] } });
    expect(merge([edit('/all/1', null, mine)])).toEqual([edit('/all/2', null, mine)]);
  });

  it('that comes twice keeps what stood there before all of it', () => {
    const once = merged([edit('/title', 'A', 'B')], { ...was, title: 'C' });
    const twice = createMerging(outside({ ...was, title: 'C' }), outside({ ...was, title: 'D' }));
    expect(twice(once)).toEqual([{ ...edit('/title', 'D', 'B'), met: 'A' }]);
  });
});

describe('of two that meet', () => {
  const now = { ...was, title: 'C', hint: 'I' };
  const mine = changed(noHistory, edited([], edit('/title', 'A', 'B')), 1);
  const history = retold(mine, createMerging(before, outside(now)));
  const said = (edits: readonly Edit[]) => filesWith(outside(now), edits)['a.json'];

  it('one’s own is kept by choice, and goes on to be edited with the choice open', () => {
    const [met] = meetings(history.edits);
    if (met === undefined) throw new Error('they have not met');
    const kept = withMine(history.edits, met);
    expect(meetings(kept)).toEqual([]);
    expect(said(kept)).toEqual({ ...now, title: 'B' });
    const more = edited(history.edits, edit('/title', 'B', 'E'));
    expect(meetings(more)).toEqual([{ ...edit('/title', 'C', 'E'), met: 'A' }]);
  });

  it('the other is taken by a step that can be undone, so that neither is lost', () => {
    const taken = changed(history, [], 5_000, 'Taken');
    expect(said(taken.edits)).toEqual(now);
    expect(meetings(undone(taken).edits)).toEqual(history.edits);
    expect(redone(undone(taken)).edits).toEqual([]);
  });

  it('a draft of before one’s own edit has the other alone', () => {
    expect(said(undone(history).edits)).toEqual(now);
    expect(redone(undone(history)).edits).toEqual(history.edits);
  });
});
