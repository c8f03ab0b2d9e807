import { describe, expect, it } from 'vitest';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import { findIn, marked, readQuery, withRecent, type PaletteEntry } from './palette';
import { paletteEntries } from './palette-entries';

const { hand, ready } = await handOf('journey-config');
const { state } = householdAt(ready, 'dualAtTerms');
const debtFile = 'scenarios/personal-details/suppliers-complete.json';
const households = [
  { id: 'dualAtTerms', name: 'a household (dual) comes to the terms', file: 'scenarios/w.json' },
  { id: `${debtFile}#both`, name: 'both fuels with Utilita', file: debtFile },
].map((each) => ({ ...each, home: 'Both fuels' }));
const deed: PaletteEntry = {
  ...{ key: 'deed Undo', kind: 'deed', title: 'Undo', about: 'The last step', names: [] },
  ...{ words: '', to: null, press: 'Ctrl Z' },
};
const all = [...paletteEntries(hand, state, households), deed];
const found = (text: string, recent: readonly string[] = []) =>
  findIn(all, text, recent).groups.map(({ title, entries }) => [
    title,
    ...entries.map((each) => each.title),
  ]);

describe('what one can go to', () => {
  it('has each thing once', () => {
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    // A consent of one supplier, and one that all thirteen ask.
    const titles = all.filter(({ kind }) => kind === 'question').map(({ title }) => title);
    expect(titles.filter((title) => title === 'Debt Assignment Protocol')).toHaveLength(1);
    expect(titles.filter((title) => title === 'Terms & Conditions Agreement')).toHaveLength(1);
  });

  it('is found by a word in whichever kind has it, each where it is selected', () => {
    expect(found('debt')).toEqual([
      ['Questions and consents', 'Debt Assignment Protocol'],
      [
        'Facts and rules',
        'Must be accepted: Debt Assignment Protocol',
        'the supplier needs to see what is owed',
      ],
      ['Answers', 'terms.happyToHaveDebtInformationAccessed'],
      ['Clauses', expect.stringMatching(/^[A-Z]+-\d+$/)],
      ['Files', 'suppliers/utilita.json'],
    ]);
    const [rule] = findIn(all, '=debt', []).groups[0]?.entries ?? [];
    expect(rule?.to).toMatchObject({ section: 'terms@utilita', rule: 'required' });
  });

  it('is narrowed by a sign, and by its own name comes first', () => {
    expect(readQuery('#ter-19 ')).toEqual({ kind: 'clause', words: 'ter-19' });
    const [clause] = findIn(all, '#ter-19', []).groups;
    expect(clause).toMatchObject({ title: 'Called just so', more: 0 });
    expect(clause?.entries[0]?.to).toMatchObject({ field: 'happyToHaveDebtInformationAccessed' });
    expect(found('@util')).toEqual([['Variants', 'Utilita']]);
    expect(findIn(all, '@util', []).groups[0]?.entries[0]?.to).toMatchObject({
      section: 'terms@utilita',
    });
    expect(found('>und')).toEqual([['Do', 'Undo']]);
    expect(found('/suppliers/utilita.json')[0]).toEqual([
      'Called just so',
      'suppliers/utilita.json',
    ]);
    expect(found('facts.planSupplierId')[0]).toEqual(['Called just so', 'plan supplier id']);
    expect(found('both fuels with Utilita')[0]).toEqual([
      'Called just so',
      'both fuels with Utilita',
    ]);
  });

  it('counts all, and of many shows a few of each kind, of one kind more', () => {
    const some = findIn(all, 'switch', []);
    const answers = some.groups.find(({ key }) => key === 'answer');
    expect(answers?.entries).toHaveLength(5);
    expect(answers?.more).toBeGreaterThan(0);
    expect(findIn(all, '.switch', []).groups[0]?.more).toBe(0);
    const shown = some.groups.reduce((sum, { entries, more }) => sum + entries.length + more, 0);
    expect(some.count).toBe(shown);
    expect(findIn(all, 'no such words', [])).toEqual({ groups: [], count: 0 });
  });

  it('begins with what was gone to before, the last first, and what can be done', () => {
    const [one, other] = [all[3]?.key ?? '', all[7]?.key ?? ''];
    const recent = withRecent(withRecent(withRecent([], one), other), one);
    expect(recent).toEqual([one, other]);
    expect(found('', recent)).toEqual([
      ['Gone to before', all[3]?.title, all[7]?.title],
      ['Do', 'Undo'],
    ]);
    const debt = all.find(({ kind, title }) => kind === 'file' && title.includes('utilita'));
    expect(found('debt', [debt?.key ?? ''])[0]).toEqual(['Gone to before', debt?.title]);
  });
});

it('words that were found stand apart in the text, whatever signs they have', () => {
  expect(marked('Debt (notice)', ['debt', '(no'])).toEqual([
    { text: 'Debt', isFound: true },
    { text: ' ', isFound: false },
    { text: '(no', isFound: true },
    { text: 'tice)', isFound: false },
  ]);
  expect(marked('Debt', [])).toEqual([{ text: 'Debt', isFound: false }]);
});
