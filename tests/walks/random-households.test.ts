import { describe, expect, it } from 'vitest';
import { runs } from '../full';
import { checkedEndpoints } from '../../sandbox/contract/checked-endpoints';
import {
  createEngine,
  getPath,
  splitJourney,
  type CallEffect,
  type JourneyState,
  type Json,
} from '../../src/engine';
import { createShapeValidators } from '../../src/compiler';
import { shipped } from '../unit/shipped';
import { drawOf, homeOf } from './draw-home';
import { quotes, supplierOf, tariffNumber } from './partner';
import { Walker, type Look } from './walker';

const { journey, engine } = shipped();
const endpoints = new Map(
  checkedEndpoints().map((one) => [one.endpoint.operation.operationId as string, one] as const),
);

const quoteTypes: Readonly<Record<string, string>> = {
  createGasSwitch: 'gasToGas',
  createElectricitySwitch: 'electricityToElectricity',
  createDualConsolidatedSwitch: 'dualConsolidatedToDualConsolidated',
  createDualDistinctSwitch: 'dualDistinctToDualConsolidated',
};
/** Of each tariff that a quote can carry: under which call it is listed, its supplier and pay method. */
const tariffs = [
  ['gasTariffId', 'gasToGas', 'gasSupplierId', 'gasCurrentPayMethod'],
  [
    'electricityTariffId',
    'electricityToElectricity',
    'electricitySupplierId',
    'electricityCurrentPayMethod',
  ],
  ['tariffId', 'dualConsolidatedToDualConsolidated', 'supplierId', 'currentPayMethod'],
] as const;
const saves = new Set(['saveAddress', 'saveTerms', 'saveBank', 'completeSwitch']);

const planSupplier = ({ lookups }: JourneyState): Json => {
  const plan = lookups['plan'];
  return plan?.status === 'ready' ? getPath(plan.data, 'gas.supplierId') : null;
};

/** What the saved terms say of the meters has to fit together. */
function contradictionsIn({ operation, body }: CallEffect): readonly string[] {
  if (operation !== 'saveTerms') return [];
  const isTicked = (key: string) => getPath(body, key) === true;
  const isSmart = isTicked('gasSmartMeterInstalled') || isTicked('electricitySmartMeterInstalled');
  const found: string[] = [];
  if (isSmart && isTicked('neitherSmartMeterInstalled'))
    found.push('a smart meter and none are saved');
  if (isSmart !== isTicked('agreeSmartMeterConditions'))
    found.push('the agreement that is saved does not fit the meters');
  return found;
}

/** What is wrong with a call, in words. */
function wrongWith(call: CallEffect, { answers }: JourneyState): readonly string[] {
  const found = [...contradictionsIn(call)];
  const breach = call.body === null ? null : endpoints.get(call.operation)?.checkBody(call.body);
  if (breach != null) found.push(`${call.operation}: ${breach}`);
  const type = quoteTypes[call.operation];
  if (type === undefined) return found;
  if (getPath(call.body, 'switchType') !== type) found.push(`${call.operation} of another type`);
  for (const [key, listed, supplier, method] of tariffs) {
    const id = getPath(call.body, key);
    const right = tariffNumber(listed, getPath(answers, supplier), getPath(answers, method));
    if (typeof id === 'string' && !id.startsWith(right)) found.push(`${key} ${id}, not ${right}`);
  }
  return found;
}

/** What is wrong with the page, in words. */
function wrongOnPage(walker: Walker): readonly string[] {
  const { state, view } = walker;
  const found: string[] = [];
  for (const { id, verdict, fields, lookups } of view.sections) {
    const empty = Object.values(fields).filter(
      ({ shown, required, value }) => shown && required && (value === null || value === ''),
    );
    if (verdict === 'valid') found.push(...empty.map(({ key }) => `valid without ${key}`));
    const waits = lookups.length > 0 || state.progress.restore.length > 0;
    if (verdict === 'pending' && !waits) found.push(`${id} waits for nothing`);
    if (verdict === 'invalid' && view.open === id && view.missing.length === 0)
      found.push(`${id} is invalid and names nothing`);
  }
  const { switchId, switchType, signUpFor, switchKey } = state.answers;
  if (typeof switchId === 'string') {
    const made = quoteTypes[quotes[Number(switchId[0]) - 1] ?? ''];
    if (made !== switchType)
      found.push(`a quote ${made ?? ''} taken for ${JSON.stringify(switchType)}`);
  }
  if (walker.step !== 'personalDetails') return found;
  if (signUpFor !== switchKey) found.push('answers of the sign-up for another plan');
  const isLoaded = state.progress.runs['load-sign-up']?.status === 'done';
  if (isLoaded && planSupplier(state) !== supplierOf(switchKey ?? null))
    found.push('another plan is shown than the one chosen');
  return found;
}

/** Listens to one walk; what it hears is in `faults`. */
function listener(): { readonly look: Look; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let made = 0;
  let savedFor: Json = null;
  const look: Look = (walker, event, planned, leaves) => {
    if (event.type === 'stepSubmitted') made = 0;
    made += planned.filter(({ operation }) => Object.hasOwn(quoteTypes, operation)).length;
    for (const call of planned) {
      faults.push(...wrongWith(call, walker.state));
      if (made > 1) faults.push('two quotes of one submit');
      const key = getPath(call.body, 'switchKey');
      if (call.operation === 'savePersonal') savedFor = key;
      if (!saves.has(call.operation)) continue;
      if (key !== savedFor) faults.push(`${call.operation} for another plan than savePersonal`);
      if (planSupplier(walker.state) !== supplierOf(key))
        faults.push(`${call.operation} while another plan is shown`);
    }
    if (!leaves && walker.step !== '') faults.push(...wrongOnPage(walker));
  };
  return { look, faults };
}

/** Far enough to switch, with detours; says where somebody did not get on. */
function walk(walker: Walker): string | null {
  for (let deeds = 0; deeds < 50; deeds += 1) walker.deed();
  for (let turn = 0; turn < 3; turn += 1) {
    const stuck = walker.finish();
    if (stuck !== null) return `${walker.step}: ${stuck}`;
    const { submit } = walker.view;
    if (submit?.available === true) walker.send({ type: 'stepSubmitted', step: walker.step });
    // While a sequence that is told step by step runs, nothing else is drawn.
    const detours = walker.step === 'currentTariff' ? walker.draw(4) : 0;
    for (let deeds = 0; deeds < detours; deeds += 1) walker.deed();
    walker.settle();
    walker.choose();
    walker.settle();
  }
  return null;
}

const seeds = Array.from({ length: runs(24, 240) }, (_, at) => at + 1);

describe('a household that does whatever the page offers', () => {
  it.each(seeds)('gets on, and sends what it was asked (%i)', (seed) => {
    const draw = drawOf(seed);
    const { look, faults } = listener();
    const walker = new Walker(engine, homeOf(draw), draw, look);
    const stuck = walk(walker);
    const how = walker.log.slice(-15).join('\n');
    expect({ stuck, faults, how }).toEqual({ stuck: null, faults: [], how });
  });
});

describe('the start of the journey alone', () => {
  const { start } = splitJourney(journey);
  const part = createEngine(start, createShapeValidators(start));

  it.each(seeds.slice(0, runs(8, 80)))(
    'does and shows in the first step what the whole does (%i)',
    (seed) => {
      const draw = drawOf(seed);
      const last: { state: JourneyState | null } = { state: null };
      const walker = new Walker(engine, homeOf(draw), draw, (one, event) => {
        if (one.step !== journey.entry) return;
        // A reload takes up another state.
        if (one.log.at(-2) === 'RELOAD') last.state = null;
        if (last.state !== null) expect(part.apply(last.state, event).state).toEqual(one.state);
        expect(part.view(one.state, journey.entry)).toEqual(one.view);
        last.state = one.state;
      });
      for (let deeds = 0; deeds < 60 && walker.step === journey.entry; deeds += 1) {
        walker.deed();
      }
      expect(walker.log.length).toBeGreaterThan(10);
    },
  );
});
