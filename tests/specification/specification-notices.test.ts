import { describe, expect, it } from 'vitest';
import { compareAverages } from './compare-averages';
import { compareBounds } from './compare-bounds';
import { compareHome } from './compare-home';
import { compareLocks } from './compare-locks';
import { comparePayMethods } from './compare-pay-methods';
import { compareRefusals } from './compare-refusals';
import { compareSent } from './compare-sent';
import { Departures } from './departures';
import { plainHome, type Home } from './home';
import { shipped, type Edit, type Shipped } from '../unit/shipped';

const onFixedGas: Home = { ...plainHome('gasToGas'), gasIsFixed: true };
const ofHome =
  (home: Home) =>
  (journey: Shipped): readonly string[] =>
    compareHome(journey, home, new Departures('the first step'));

const step = 'steps/current-tariff';

/** A rule that is broken, who compares, and what has to be said of it. */
const breaks: readonly (readonly [Edit, (journey: Shipped) => readonly string[], string])[] = [
  [
    { file: `${step}/supplier-gas.json`, at: ['fields', 'endDate', 'required'], value: false },
    ofHome(onFixedGas),
    '`gasTariffValidToDate` is left empty, and its section is valid, it says “nothing” instead of',
  ],
  [
    { file: `${step}/economy7.json`, at: ['relevant'], value: true },
    ofHome(plainHome('gasToGas')),
    '“Economy 7 meter” is on the page, but must not be (QFO-14, QFO-15).',
  ],
  [
    {
      file: `${step}/usage-electricity.json`,
      at: ['fields', 'usage', 'bounds', 'cases', '1', 1],
      value: 75_001,
    },
    compareBounds,
    '`electricityUsage.usage` (yearly) answered with 75001: accepted, instead of',
  ],
  [
    {
      file: `${step}/usage-gas.json`,
      at: ['fields', 'average', 'options', 0, 'value'],
      value: 7501,
    },
    compareAverages,
    'the averages of gas are 7501, 11500, 17000 instead of 7500, 11500, 17000 (USE-39, USE-45).',
  ],
  [
    { file: 'facts/usage.json', at: ['facts', 'electricityUnitsLocked', 'rule'], value: false },
    compareLocks,
    'dualConsolidatedToDualConsolidated (gas credit, electricity credit): `electricityUsage.usageUnit` is free instead of locked.',
  ],
  [
    {
      file: `${step}/pay-electricity.json`,
      at: ['fields', 'method', 'options', 3, 'when'],
      value: true,
    },
    comparePayMethods,
    'offers cashOrCheque, monthlyDirectDebit, prePaymentMeter, quarterlyDirectDebit instead of',
  ],
  [
    {
      file: `${step}/compare-fuel.json`,
      at: ['content', 0, 'text'],
      value: 'It looks as though one of your energy meters is prepayment.',
    },
    compareRefusals,
    'instead of “It looks as though one of your energy meters is prepayment. You will need',
  ],
  [
    {
      file: 'facts/usage.json',
      at: ['facts', 'gasFiguresAYear', 'rule', 'if', 1],
      value: 11,
    },
    compareSent,
    'gasToGas, monthly, in kWh: `estimatedGasUsage` is sent as 82500 instead of 90000.',
  ],
];

describe('the tables of the specification', () => {
  it.each(breaks)('notice a broken rule: %o', (edit, compare, words) => {
    expect(compare(shipped(edit)).join('\n')).toContain(words);
  });
});
