import { describe, expect, it } from 'vitest';
import { expectations, rowsOf } from './expectations';

const all = expectations();
const good = {
  id: 'a',
  source: ['design 1.2 #1'],
  given: { entries: [] },
  event: { kind: 'reach' },
  then: { state: 'sending' },
};

describe('the table of expectations', () => {
  it('names each row once', () => {
    const ids = all.map((row) => row.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(Array.from({ length: 21 }, (_, index) => index + 1))(
    'has a row for line %i of the states',
    (line) => {
      expect(all.filter((row) => row.source.includes(`design 1.2 #${line}`))).not.toEqual([]);
    },
  );

  it('expects no text that it also forbids', () => {
    const torn = all.filter(({ then }) => then.says?.some((id) => then.never?.includes(id)));
    expect(torn.map((row) => row.id)).toEqual([]);
  });

  it('expects nothing settled on the page of an open entry', () => {
    const open = all.filter((row) => ['sending', 'doubt'].includes(row.then.state));
    const settled = ['unsent', 'refused', 'switchFailed', 'doneAnswered', 'doneAsked'];
    expect(open.filter(({ then }) => then.says?.some((id) => settled.includes(id)))).toEqual([]);
  });

  it('reads a row that is right', () => {
    expect(rowsOf({ rows: [good] }, 'x')).toEqual([good]);
  });

  it('writes a row out once a status', () => {
    const row = { ...good, each: { status: [400, 401] }, event: { kind: 'commitAnswers' } };
    expect(rowsOf({ rows: [row] }, 'x').map(({ id, event }) => [id, event.status])).toEqual([
      ['a-400', 400],
      ['a-401', 401],
    ]);
  });

  it.each([
    ['an unknown word', { ...good, wehn: 1 }, 'x/rows/0/wehn: no such word'],
    ['an unknown state', { ...good, then: { state: 'perhaps' } }, 'x/rows/0/then/state: "perhaps"'],
    [
      'an unknown text',
      { ...good, then: { state: 'doubt', says: ['maybe'] } },
      'x/rows/0/then/says/0: "maybe"',
    ],
    ['a missing event', { ...good, event: undefined }, 'x/rows/0/event: not an object'],
    [
      'a number that is a text',
      { ...good, given: { entries: [{ state: 'doubt', watched: '9' }] } },
      'x/rows/0/given/entries/0/watched: not number',
    ],
  ])('refuses %s', (_, row, fault) => {
    expect(() => rowsOf({ rows: [row] }, 'x')).toThrow(fault);
  });
});
