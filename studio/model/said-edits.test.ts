import { describe, expect, it } from 'vitest';
import { edited, filesWith, type Edit, type JsonFiles } from './edits';
import { editsGivenUp, listEdited, saidEdit } from './said-edits';
import { asAnswer, asWritten, lineOf } from './said-values';

const file = 'a.json';
const files: JsonFiles = {
  [file]: {
    fields: {
      size: { title: 'Size', ui: { width: 'short' }, options: [{ value: 1 }, { value: 2 }] },
    },
  },
};
const top = '/fields/size';
const put = (edits: readonly Edit[], pointer: string, value: Edit['value']): readonly Edit[] =>
  edited(
    edits,
    saidEdit(
      { files: filesWith(files, edits) },
      edits,
      { file, pointer: `${top}${pointer}` },
      value,
      top,
    ),
  );
const after = (edits: readonly Edit[]) =>
  (filesWith(files, edits)[file] as { readonly fields: { readonly size: object } }).fields.size;

describe('what is said otherwise', () => {
  it('is one value at its place', () => {
    expect(put([], '/ui/width', 'full')).toEqual([
      { file, pointer: `${top}/ui/width`, was: 'short', value: 'full' },
    ]);
  });

  it('takes what holds nothing without it along, and comes back as it was', () => {
    const gone = put([], '/ui/width', null);
    expect(gone).toEqual([{ file, pointer: `${top}/ui`, was: { width: 'short' }, value: null }]);
    expect(put(gone, '/ui/width', 'short')).toEqual([]);
  });

  it('makes what is around it, which is then one change', () => {
    const typed = put(put([], '/choices/max', 3), '/choices/max', 33);
    expect(after(typed)).toMatchObject({ choices: { max: 33 } });
    expect(put(typed, '/choices/max', null)).toEqual([]);
  });
});

describe('a list', () => {
  const place = { file, pointer: `${top}/options` };

  it('is one change once an item comes or goes, with what was edited in it', () => {
    const first = put([], '/options/1/value', 20);
    const more = listEdited(files, first, place, [{ value: 1 }, { value: 20 }, { value: '' }]);
    expect(more).toHaveLength(1);
    const typed = put(more, '/options/2/value', 30);
    expect(typed).toEqual([
      {
        ...{ ...place, was: [{ value: 1 }, { value: 2 }] },
        value: [{ value: 1 }, { value: 20 }, { value: 30 }],
      },
    ]);
    expect(listEdited(files, typed, place, [{ value: 1 }, { value: 2 }])).toEqual([]);
  });

  it('is given up as it was, and nothing else with it', () => {
    const before = put([], '/options/1/value', 20);
    const now = put(listEdited(files, before, place, [{ value: 1 }]), '/title', 'How large');
    expect(after(editsGivenUp(before, now, place))).toEqual({
      ...{ title: 'How large', ui: { width: 'short' }, options: [{ value: 1 }, { value: 20 }] },
    });
  });
});

describe('a value', () => {
  const of = (draws: 'lines' | 'value', raw: Edit['value'], type = 'string') => ({
    ...{
      draws,
      raw,
      placed: { schema: { type: ['string', 'number', 'boolean'] }, file: '', is: '' },
    },
    item: { schema: { type }, file: '', is: '' },
  });

  it('of several is a line each, as it is written', () => {
    expect(asAnswer(of('lines', ['a', 'b']))).toBe('a\nb');
    expect(asWritten(of('lines', null), 'a\n\nb\n')).toEqual(['a', 'b']);
    expect(asWritten(of('lines', null, 'integer'), '404\n4x')).toEqual([404, '4x']);
    expect(asWritten(of('lines', ['a']), '')).toBeNull();
  });

  it('stays of its kind', () => {
    expect(asWritten(of('value', 2), '30')).toBe(30);
    expect(asWritten(of('value', '2'), '30')).toBe('30');
    expect(asWritten(of('value', true), 'false')).toBe(false);
  });

  it('of several keys is a line of what it says', () => {
    expect(lineOf({ value: 1, label: 'I use' }, null)).toBe('I use (1)');
    expect(lineOf({ id: 'debt', kind: 'information', title: [{ text: 'Debts' }] }, null)).toBe(
      'Debts (debt)',
    );
    expect(lineOf({ on: { changed: ['a', 'b'] }, clear: ['c'] }, null)).toBe('changed: a, b');
    expect(lineOf({ as: 'row' }, 'figure')).toBe('figure');
  });
});
