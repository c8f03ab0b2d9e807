import { describe, expect, it } from 'vitest';
import { allOf, walk, type PlacedRule } from '../../src/journey';
import { handOf } from '../testing/hand';
import {
  coveredRow,
  gapSentence,
  gapsIn,
  groupRows,
  rowOfRule,
  sharesOf,
  type Covered,
  type Gap,
} from './coverage';

const gap = (rows: readonly string[]): Gap => ({
  ...{ key: rows.join(' '), rows, words: 'it is so', rule: '', part: [], holds: true },
  ...{ isWhole: false, section: '', file: 'a.json', line: 1 },
});

describe('what is counted', () => {
  it('is counted in all rows around it, and once in each', () => {
    const shares = sharesOf([
      { rows: ['pay/card/number', 'pay/cash/number'], isReached: true },
      { rows: ['pay/card/number'], isReached: false },
      { rows: ['facts/isOld'], isReached: true },
    ]);
    expect(shares).toEqual({
      '': { reached: 2, all: 3 },
      pay: { reached: 1, all: 2 },
      'pay/card': { reached: 1, all: 2 },
      'pay/card/number': { reached: 1, all: 2 },
      'pay/cash': { reached: 1, all: 1 },
      'pay/cash/number': { reached: 1, all: 1 },
      facts: { reached: 1, all: 1 },
      'facts/isOld': { reached: 1, all: 1 },
    });
  });

  it('is found again in the rows around it, and in no other whose name begins so', () => {
    const covered: Covered = { shares: {}, gaps: [gap(['pay/card/number']), gap(['pay/cards'])] };
    expect(gapsIn(covered, 'pay/card').map(({ key }) => key)).toEqual(['pay/card/number']);
    expect(gapsIn(covered, '')).toHaveLength(2);
  });

  it('has groups for what is in no step, by name', () => {
    const shares = sharesOf([
      { rows: ['facts/b'], isReached: true },
      { rows: ['facts/a'], isReached: true },
      { rows: ['pay'], isReached: true },
    ]);
    expect(groupRows({ shares, gaps: [] })).toEqual([
      {
        ...{ key: 'facts', title: 'Facts' },
        parts: [
          { key: 'facts/a', title: 'a' },
          { key: 'facts/b', title: 'b' },
        ],
      },
    ]);
  });
});

describe('the row of a rule', async () => {
  const { hand } = await handOf('journey-config');
  const { journey } = hand;
  const rules = [...walk(journey)].flatMap((part) => part.rules);
  const row = (wanted: (rule: PlacedRule) => boolean): string => {
    const found = rules.find(wanted);
    if (found === undefined) throw new Error('there is none');
    return rowOfRule(journey, found);
  };

  it('is that of its question, whichever variant of the section it is in', () => {
    const field = allOf(journey, 'field').find(
      ({ is }) => is.name === 'happyToHaveDebtInformationAccessed',
    );
    const rule = field?.rules[0];
    expect(rule === undefined ? '' : rowOfRule(journey, rule)).toBe(
      'personalDetails/terms/happyToHaveDebtInformationAccessed',
    );
    const to = { step: 'personalDetails', section: 'terms@utilita', field: '' };
    expect(coveredRow(to)).toBe('personalDetails/terms');
  });

  it('is that of the step that a screen is shown at, and a group for facts and calls', () => {
    expect(row(({ place }) => place.kind === 'fact')).toMatch(/^facts\//);
    const rows = new Set(rules.map((rule) => rowOfRule(journey, rule).split('/')[0]));
    expect(rows).toContain('calls');
    expect(rows).toContain('compare');
    expect(rows).not.toContain('');
  });
});

it.each([
  ['“A” is not asked', false, 'No scenario plays the case where “A” is not asked.'],
  [
    'the fact a, decided by this: b is true',
    false,
    'No scenario plays the case where the fact a hangs on this: b is true.',
  ],
  ['the words “A”, where b', false, 'No scenario plays the case of the words “A” where b.'],
  ['the fact a is worked out', true, 'No scenario comes so far that the fact a is worked out.'],
])('%s is said as a sentence', (words, isWhole, sentence) => {
  expect(gapSentence({ words, isWhole })).toBe(sentence);
});
