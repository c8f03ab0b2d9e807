import { describe, expect, it } from 'vitest';
import { createRetelling, edited, filesWith, type Edit, type JsonFiles } from './edits';
import { changed, noHistory, redone, retold, undone, type History } from './history';

const files: JsonFiles = { 'a.json': { title: 'A', hint: 'H', options: [1, 2] } };
const edit = (pointer: string, was: Edit['was'], value: Edit['value']): Edit => ({
  ...{ file: 'a.json', pointer, was, value },
});
const title = (value: string): Edit => edit('/title', 'A', value);

let clock = 0;
const later = (by = 10_000): number => (clock += by);
const write = (history: History, one: Edit, at = later(), words?: string): History =>
  changed(history, edited(history.edits, one), at, words);
/** What the files say with the draft of a history, and at each step back from it. */
const back = (history: History, on: JsonFiles = files): readonly unknown[] => {
  const so = filesWith(on, history.edits)['a.json'];
  return history.done.length === 0 ? [so] : [so, ...back(undone(history), on)];
};

describe('a history', () => {
  const three = [title('B'), edit('/hint', 'H', null), title('C')].reduce(
    (history, one) => write(history, one),
    noHistory,
  );

  it('goes back through each step and forth again', () => {
    expect(back(three)).toEqual([
      { title: 'C', options: [1, 2] },
      { title: 'B', options: [1, 2] },
      { title: 'B', hint: 'H', options: [1, 2] },
      files['a.json'],
    ]);
    const begun = undone(undone(undone(three)));
    expect(begun.edits).toEqual([]);
    expect(undone(begun)).toBe(begun);
    const again = redone(redone(redone(begun)));
    expect(again.edits).toEqual(three.edits);
    expect(redone(again)).toBe(again);
  });

  it('is plain data: it goes on after it was stored', () => {
    const stored = JSON.parse(JSON.stringify(undone(three))) as History;
    expect(undone(stored).edits).toEqual([title('B')]);
    expect(redone(stored).edits).toEqual(three.edits);
  });

  it('takes keys of one place that follow closely as one step, and others apart', () => {
    const typed = write(write(write(noHistory, title('AB')), title('ABC'), later(700)), title('ABCD'), later(700)); // oxfmt-ignore
    expect(typed.done).toHaveLength(1);
    expect(undone(typed).edits).toEqual([]);
    expect(write(typed, title('ABCDE'), later(900)).done).toHaveLength(2);
    expect(write(typed, edit('/hint', 'H', 'I'), later(10)).done).toHaveLength(2);
    expect(write(typed, title('X'), later(10), 'Accepted').done).toHaveLength(2);
    // What comes after going back is a thing of its own.
    const soon = (typed.done.at(-1)?.at ?? 0) + 10;
    expect(write(redone(undone(typed)), title('Y'), soon).done).toHaveLength(2);
    expect(write(typed, title('Y'), soon).done).toHaveLength(1);
  });

  it('has no step where a text is typed and taken away again, or nothing is other', () => {
    const typed = write(noHistory, title('AB'));
    expect(write(typed, title('A'), later(10)).done).toEqual([]);
    expect(write(typed, title('AB'))).toBe(typed);
  });

  it('can undo that all was taken back, which is a step with words of its own', () => {
    const none = changed(three, [], later(), 'All was taken back');
    expect(none.done.at(-1)?.words).toBe('All was taken back');
    expect(undone(none).edits).toEqual(three.edits);
  });

  it('loses what was undone as soon as something else is done', () => {
    expect(write(undone(three), edit('/hint', 'H', 'I')).undone).toEqual([]);
  });
});

describe('a history after its draft was saved', () => {
  const two = write(write(noHistory, title('B')), edit('/options', [1, 2], [2]));
  const other = undone(write(two, edit('/hint', 'H', 'I')));
  const saved = filesWith(files, other.edits);
  const over = retold(other, createRetelling(files, saved));

  it('has nothing to save, and goes back from there to the same drafts as before', () => {
    expect(over.edits).toEqual([]);
    expect(back(over, saved)).toEqual(back(other));
    expect(undone(undone(over)).edits).toEqual([
      edit('/title', 'B', 'A'),
      edit('/options', [2], [1, 2]),
    ]);
  });

  it('still goes forth to what was undone before it, and says the same of its steps', () => {
    expect(redone(over).edits).toEqual([edit('/hint', 'H', 'I')]);
    expect(over.done.map(({ places }) => places)).toEqual(other.done.map(({ places }) => places));
  });
});
