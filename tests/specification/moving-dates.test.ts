import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JourneyState, Json, Rule } from '../../src/engine';
import { shipped, type Edit, type Shipped } from '../unit/shipped';

interface Row {
  readonly today: string;
  readonly postcode: string;
  readonly start: 'soon' | 'later' | 'notAsked';
  readonly supplierDays: { readonly from: number; readonly to: number } | null;
  readonly why: string;
  readonly expect: {
    readonly coolingOffEnds: string;
    readonly moveFrom: string | null;
    readonly moveTo: string | null;
    readonly certain: boolean;
    readonly says: keyof typeof blockThatSays;
    readonly calendar: 'england-and-wales' | 'scotland';
  };
}

interface Holidays {
  readonly lastYearCovered: number;
  readonly holidays: readonly {
    readonly division: Row['expect']['calendar'];
    readonly date: string;
    readonly title: string;
  }[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
const { rows } = read('moving-dates.json') as { readonly rows: readonly Row[] };
const { holidays, lastYearCovered } = read('bank-holidays.json') as Holidays;
const calendars = { 'england-and-wales': 'englandAndWales', scotland: 'scotland' } as const;

/** Blocks of Confirm that name a date of the move. */
const blockThatSays = { range: 'between', day: 'about', from: 'from', about: null } as const;

const asWritten = shipped();
const otherwise = new Map<string, Shipped>();

/** Suppliers that ask for the start, that set it themselves with a time of their own, and that set nothing. */
const asking = 4;
const withItsOwnTime = 43;
const withoutTheQuestion = 42;

function supplierOf({ start, supplierDays }: Row): number {
  if (start !== 'notAsked') return asking;
  return supplierDays === null ? withoutTheQuestion : withItsOwnTime;
}

/** The shipped journey; for a supplier that asks and has its own time, with that time in the directory. */
function journeyOf({ start, supplierDays }: Row): Shipped {
  if (start === 'notAsked' || supplierDays === null) return asWritten;
  const key = JSON.stringify(supplierDays);
  const { from, to } = supplierDays;
  const edit: Edit = {
    file: 'suppliers/directory.json',
    at: ['entries', String(asking)],
    value: { variant: 'eon', moveTakesAtLeast: from, moveTakesAtMost: to },
  };
  const made = otherwise.get(key) ?? shipped(edit);
  otherwise.set(key, made);
  return made;
}

/** A household that typed its postcode, and looks at the terms of a supplier. */
function stateOf({ engine, journey }: Shipped, row: Row): JourneyState {
  const { today, postcode, start } = row;
  const parameters = { comparisonType: 'home-energy' };
  const begun = engine.start({ today, settings: {} });
  const entered = { type: 'stepEntered', step: journey.entry, parameters, today } as const;
  const events = [
    { ...entered, restored: false },
    { type: 'fieldAnswered', section: 'yourHome', field: 'postcode', value: postcode } as const,
    { type: 'fieldLeft', section: 'yourHome', field: 'postcode' } as const,
  ];
  const typed = events.reduce((state, event) => engine.apply(state, event).state, begun);
  return {
    ...typed,
    answers: {
      ...typed.answers,
      // What is left of another supplier's question counts for nothing where it is not asked.
      terms: {
        switchAfterCoolingOfPeriod:
          start === 'notAsked' ? supplierOf(row) === 42 : start === 'later',
      },
    },
    lookups: {
      plan: {
        ...{ status: 'ready', request: 1, call: 'switchPlan', with: {}, restoring: false },
        data: {
          gas: { supplierId: supplierOf(row), supplierName: 'Outfox Energy' },
          electricity: null,
        },
      },
    },
  };
}

const fact = ({ engine }: Shipped, state: JourneyState, name: string): Json =>
  engine.evaluate(state, { var: `facts.${name}` });

/** Blocks of Confirm about the move that hold, among those that name a date. */
function saidOnConfirm({ engine, journey }: Shipped, state: JourneyState): readonly string[] {
  const named = new Set<string | null>(Object.values(blockThatSays));
  const sections = journey.steps.flatMap((step) => step.sections);
  const content = sections.find(({ id }) => id === 'confirm')?.content ?? [];
  const holds = (when: Rule) => engine.evaluate(state, when) === true;
  return content.filter(({ id, when }) => named.has(id) && holds(when)).map(({ id }) => id);
}

describe('the dates of a move', () => {
  it('there is a row for every way to say it', () => {
    expect(new Set(rows.map((row) => row.expect.says))).toEqual(
      new Set(Object.keys(blockThatSays)),
    );
  });

  it.each(rows)('$today $postcode $start: $why', (row) => {
    const journey = journeyOf(row);
    const state = stateOf(journey, row);
    const { coolingOffEnds, moveFrom, moveTo, calendar, says } = row.expect;
    const block = blockThatSays[says];
    expect({
      coolingOffEnds: fact(journey, state, 'coolingOffEnds'),
      moveFrom: fact(journey, state, 'moveFrom'),
      moveTo: fact(journey, state, 'moveTo'),
      calendar: fact(journey, state, 'isInScotland') === true ? 'scotland' : 'england-and-wales',
      says: saidOnConfirm(journey, state),
    }).toEqual({ coolingOffEnds, moveFrom, moveTo, calendar, says: block === null ? [] : [block] });
  });
});

describe('the calendars', () => {
  it.each(['england-and-wales', 'scotland'] as const)(
    '%s has the holidays of the table',
    (name) => {
      const calendar = asWritten.journey.calendars[calendars[name]];
      const listed = holidays.filter(({ division }) => division === name).map(({ date }) => date);
      expect([...(calendar?.holidays ?? [])].sort()).toEqual(listed.sort());
      expect(calendar?.years).toEqual([2026, lastYearCovered]);
    },
  );
});
