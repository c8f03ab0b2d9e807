import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  plain,
  type Engine,
  type ItemView,
  type JourneyState,
  type JsonObject,
  type Lookup,
} from '../../src/engine';
import { createShapeValidators } from '../../src/compiler';
import { yearlySavingOf } from '../../src/screens/results/plan';
import { resultsTitle } from '../../src/screens/band-words';
import { savingLines } from '../../src/screens/saving/saving';
import { failed, journeyOf, ready } from '../../src/screens/testing/journey';
import { planInfo, planItem } from '../../src/screens/testing/plans';
import { testWords } from '../../src/screens/testing/words';
import { shipped } from '../unit/shipped';

interface Fee {
  readonly fuel: 'gas' | 'electricity';
  readonly amount: number | null;
  readonly endsOn: string | null;
  readonly leavingFree: string | null;
}

interface Row {
  readonly why: string;
  readonly presentYear: number;
  readonly planYear: number;
  readonly fee: number | 'unknown' | null;
  readonly fees: readonly Fee[] | null;
  readonly presentEndsOn: string | null;
  readonly earliestMove: string;
  readonly expect: {
    readonly feeCounted: number;
    readonly feeLeftOutSaid: boolean;
    readonly couldNotBeWorkedOut: boolean;
    readonly firstYear: number;
    readonly laterYears: number;
    readonly headlineSentence: string | null;
    readonly headlineMatch: 'whole' | 'begins' | null;
    readonly thenSaid: boolean;
    readonly thenSentence: string | null;
    readonly cheaper: boolean;
  };
}

const { rows } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'leaving-fee.json'), 'utf8'),
) as { readonly rows: readonly Row[] };

// The rows state the day of the move: what counts it is held to a table of its own.
const { journey } = shipped();
const engine: Engine = createEngine(
  {
    ...journey,
    facts: {
      ...journey.facts,
      soonestMove: { var: 'settings.earliestMove' },
      chosenMove: { var: 'settings.earliestMove' },
    },
  },
  createShapeValidators(journey),
);
const words = testWords();
const plan = { tariffId: 't-1', payMethod: 'MonthlyDirectDebit' };
const pence = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 100));
const partOf = (fuel: Fee['fuel']) => `${fuel}ChosenPersonalProjectionPlan`;

/** A fee that stands alone is that of the gas. */
const feesOf = ({ fee, fees, presentEndsOn }: Row): readonly Fee[] =>
  fees ?? [
    {
      fuel: 'gas',
      amount: fee === 'unknown' ? null : fee,
      endsOn: presentEndsOn,
      leavingFree: null,
    },
  ];

/** What the partner says of staying. */
function stayingOf(row: Row): Lookup {
  if (row.fee === 'unknown') return failed;
  return ready(
    Object.fromEntries(
      feesOf(row).map(({ fuel, amount, endsOn }) => [
        partOf(fuel),
        { supplier: 'British Gas', terminationFees: amount, tariffEndDate: endsOn },
      ]),
    ),
  );
}

function stateOf(row: Row, projection: 'currentPlan' | 'existingProjection'): JourneyState {
  const savings = Math.round((row.presentYear - row.planYear) * 100) / 100;
  const known = typeof row.fee === 'number' ? row.fee : 0;
  const item = planItem({ ...plan, totalCost: row.planYear, savings, exitFees: known });
  const switchType = row.fees === null ? 'gasToGas' : 'dualDistinctToDualConsolidated';
  const state = journeyOf({
    answers: {
      switchType,
      switchId: '1',
      viewedTariffId: 't-1',
      proposedPayMethod: plan.payMethod,
    },
    lookups: {
      results: ready({ plans: [item] }),
      tariff: ready({ ...item }),
      [projection]: stayingOf(row),
    },
  });
  return { ...state, today: '2026-11-20', settings: { earliestMove: row.earliestMove } };
}

/** The same household once it has chosen the plan: what is kept of the fee, as the choice keeps it. */
function chosenStateOf(row: Row): JourneyState {
  const before = stateOf(row, 'currentPlan');
  const switchNow = journey.sequences.switchNow?.steps[0]?.then[0]?.set ?? {};
  const kept = Object.entries(switchNow).filter(([path]) => path.startsWith('leaving.'));
  const leaving: JsonObject = Object.fromEntries(
    kept.map(([path, rule]) => [path.slice('leaving.'.length), engine.evaluate(before, rule)]),
  );
  const savings = Math.round((row.presentYear - row.planYear) * 100) / 100;
  const info = planInfo({ cost: row.planYear, savings, gasCost: null, gasSavings: null });
  return {
    ...before,
    answers: { ...before.answers, leaving },
    lookups: { plan: ready({ electricity: null, gas: info }) },
  };
}

const itemOn = (state: JourneyState, screen: string): ItemView => {
  const shown = engine.screen(state, screen, {});
  const item = engine.item(state, screen, shown?.items[0] ?? {});
  if (item === null) throw new Error(`there is no screen ${screen}`);
  return item;
};
const tablesOn = (state: JourneyState, screen: string): string =>
  (engine.screen(state, screen, {})?.tables ?? [])
    .flatMap(({ groups }) => groups.flatMap((group) => group.rows))
    .flatMap(({ label, hint, cells }) => [plain(label), plain(hint), ...cells.map(plain)])
    .join(' ');

/** What every place says of a saving, held to the row. */
function checkSaving(item: ItemView, { expect: wanted }: Row) {
  const saving = yearlySavingOf(item);
  const lines = savingLines(saving, words).map(({ text }) => text);
  if (wanted.couldNotBeWorkedOut) {
    expect(lines).toEqual(['We could not work out what you would save']);
    expect([saving.saving, saving.firstYear, saving.fee]).toEqual([null, null, 0]);
    return;
  }
  expect(saving.fee).toBe(wanted.feeCounted);
  expect(pence(saving.firstYear)).toBe(pence(wanted.firstYear));
  expect(pence(saving.saving)).toBe(pence(wanted.laterYears));
  const [first = '', then = null] = lines;
  expect(
    wanted.headlineMatch === 'begins' ? first.startsWith(wanted.headlineSentence ?? '') : first,
  ).toBe(wanted.headlineMatch === 'begins' ? true : wanted.headlineSentence);
  if (wanted.thenSaid && wanted.thenSentence !== null) expect(then).toBe(wanted.thenSentence);
  if (!wanted.thenSaid && wanted.feeCounted === 0) expect(lines).toHaveLength(1);
}

describe('the fee for leaving, row by row', () => {
  it.each(rows)('on the page of plans: $why', (row) => {
    const state = stateOf(row, 'currentPlan');
    const shown = engine.screen(state, 'results', {});
    const item = itemOn(state, 'results');
    checkSaving(item, row);
    const { cheaper, feeLeftOutSaid, couldNotBeWorkedOut } = row.expect;
    expect(shown?.counts.cheaper).toBe(cheaper ? 1 : 0);
    const title = resultsTitle({ journey: state, shown, itemOf: () => item }, words);
    expect(title.includes('would cost you less') || title.includes('would cost less')).toBe(
      !couldNotBeWorkedOut,
    );
    const lead = plain(engine.view(state, 'quoteResults').lead);
    expect(lead.includes('left out')).toBe(feeLeftOutSaid);
    expect(lead.includes('could not work out')).toBe(couldNotBeWorkedOut);
    expect(lead.includes('In the first year')).toBe(row.expect.feeCounted > 0);
  });

  it.each(rows)('in the details of a plan: $why', (row) => {
    const state = stateOf(row, 'existingProjection');
    checkSaving(itemOn(state, 'tariffDetails'), row);
    expect(/left out/i.test(tablesOn(state, 'tariffDetails'))).toBe(row.expect.feeLeftOutSaid);
  });

  it.each(rows)('once it is chosen: $why', (row) => {
    const state = chosenStateOf(row);
    checkSaving(itemOn(state, 'newTariff'), row);
    const said = tablesOn(state, 'newTariff');
    expect(said.includes('will not move before')).toBe(row.expect.feeLeftOutSaid);
    expect(said.includes(', once')).toBe(row.expect.feeCounted > 0);
  });
});
