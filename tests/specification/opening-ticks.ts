import type { JsonObject, Json } from '../../src/engine';
import { createRunner, readSuite } from '../../src/scenarios';
import { viewOf, type World } from '../../src/scenarios/world';
import { files, type Shipped } from '../unit/shipped';
import table from './opening-ticks.json';

const plan = 'switchPlan.geniusSwitchPlanInfoDto.geniusSwitchPlanInfo.switchPlanInfoDto';
const today = '2026-09-01';

/** Both meters are there whatever is quoted, so one fuel alone is chosen by hand. */
const chosen = (
  fuel: 'gas' | 'electricity',
  pay: JsonObject,
  ...sections: readonly string[]
): readonly Json[] => [
  { continue: 'yourHome' },
  { open: 'compareFuel' },
  { answer: { 'compareFuel.compareFuel': fuel } },
  { continue: 'compareFuel' },
  { answer: pay },
  ...sections.map((section) => ({ continue: section })),
];
const firstStep: Readonly<Record<string, readonly Json[]>> = {
  gas: chosen(
    'gas',
    { 'payGas.method': 'monthlyDirectDebit' },
    'payGas',
    'supplierGas',
    'usageGas',
  ),
  electricity: [
    ...chosen(
      'electricity',
      { 'payElectricity.method': 'monthlyDirectDebit' },
      'payElectricity',
      'supplierElectricity',
    ),
    { answer: { 'usageElectricity.usage': 2700 } },
    { continue: 'usageElectricity' },
  ],
  gasElectricity: [
    { continue: 'yourHome' },
    { answer: { 'payCombined.method': 'monthlyDirectDebit' } },
    { continue: 'payCombined' },
    { continue: 'supplierCombined' },
    { answer: { 'usageCombined.electricityUsage': 2700 } },
    { continue: 'usageCombined' },
  ],
};
const signUp: readonly Json[] = [
  { submit: 'step' },
  {
    choose: {
      sequence: 'switchNow',
      with: { tariffId: '9001', payMethod: 'monthlyDirectDebit', switchOption: 'Full' },
    },
  },
  {
    answer: {
      'aboutYou.titleId': '3',
      'aboutYou.firstName': 'Ada',
      'aboutYou.lastName': 'Marsh',
      'aboutYou.dateOfBirth': '1984-02-29',
      'aboutYou.dayTimePhone': '07700900123',
      'aboutYou.emailAddress': 'ada@example.org',
      'aboutYou.employmentStatusId': '1',
    },
  },
  { continue: 'aboutYou' },
  { answer: { 'address.years': 6, 'address.residentialStatusId': '1' } },
  { continue: 'address' },
];

type Row = (typeof table.rows)[number];

const nameOf = (row: Row): string =>
  `${row.screen}, ${row.fuel}, gas meter ${row.smartGasMeter ? 'smart' : 'not smart'}, electricity meter ${row.smartElectricityMeter ? 'smart' : 'not smart'}`;

const metersOf = (row: Row): JsonObject => ({
  'meterDetails.0.gasdetails.0.isSmartMeter': row.smartGasMeter,
  'meterDetails.0.elecdetails.0.isSmartMeter': row.smartElectricityMeter,
});

const answers = { createElectricitySwitch: { geniusSwitchDto: { switchId: '7001' } } };

/** The first step of a row's household; every supplier's rows go on from the same. */
const waypointOf = (row: Row): string =>
  [row.fuel, 'gas', row.smartGasMeter, 'electricity', row.smartElectricityMeter].join('-');

const firstStepOf = (row: Row): JsonObject => ({
  name: waypointOf(row),
  waypoint: waypointOf(row),
  household: 'dualSignUp',
  from: 'withMeters',
  answers,
  change: metersOf(row),
  do: [...(firstStep[row.fuel] ?? [])],
  expect: { canSubmit: true },
});

const signUpOf = (row: Row): JsonObject => ({
  name: nameOf(row),
  household: 'dualSignUp',
  from: waypointOf(row),
  answers,
  change: {
    ...metersOf(row),
    [`${plan}.gas.supplierId`]: row.supplierId,
    [`${plan}.electricity.supplierId`]: row.supplierId,
  },
  do: signUp,
  expect: { open: 'terms' },
});

const otherBox: Readonly<Record<string, string>> = {
  gas: 'electricitySmartMeterInstalled',
  electricity: 'gasSmartMeterInstalled',
};

/**
 * A box that is not ticked may be false or null where the specification leaves it open. That of a
 * fuel which is not switched is not asked, so nothing is saved of it.
 */
function isAlike(row: Row, key: string, expected: Json, actual: Json): boolean {
  if (key === otherBox[row.fuel]) return expected === false && actual === null;
  if (expected === actual) return true;
  return row.room.includes(key) && expected !== true && actual !== true;
}

function differencesOf({ engine }: Shipped, row: Row, world: World): readonly string[] {
  const { state } = world;
  const ticks = Object.entries(row.expect).flatMap(([key, expected]) => {
    const actual = engine.evaluate(state, { var: `terms.${key}` });
    if (isAlike(row, key, expected, actual)) return [];
    return [
      `${key} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)} (${row.clauses.join(' ')})`,
    ];
  });
  const terms = viewOf(world).sections.find(({ id }) => id === 'terms');
  const says = terms?.content.some(({ id }) => id.endsWith('SaidSmart')) === true;
  if (says === row.sheetSaysMetersDiffer || row.room.includes('sheetSaysMetersDiffer'))
    return ticks;
  return [...ticks, `the sheet ${says ? 'says' : 'does not say'} that the meters are otherwise`];
}

/** Where the terms open otherwise than a row of the table says, with the row. */
export function compareOpeningTicks(shipped: Shipped): readonly string[] {
  const rows = new Map(table.rows.map((row) => [nameOf(row), row]));
  const ways = new Map(table.rows.map((row) => [waypointOf(row), firstStepOf(row)]));
  const played = {
    about: 'The rows of the table.',
    scenarios: [...ways.values(), ...table.rows.map(signUpOf)],
  };
  const suite = readSuite(
    new Map([
      ...[...files].filter(([path]) => /^scenarios\/(households\/|waypoints)/.test(path)),
      ['scenarios/scenarios.json', JSON.stringify({ today })],
      ['scenarios/opening-ticks.json', JSON.stringify(played)],
    ]),
  );
  const runner = createRunner(shipped.journey, shipped.engine, suite);
  return suite.scenarios.flatMap((scenario) => {
    const row = rows.get(scenario.name);
    if (row === undefined) return [];
    const { world, problem, mismatches } = runner.run(scenario);
    const stuck = [problem?.message, ...mismatches.map(({ what }) => what)].filter(Boolean);
    if (stuck.length > 0 || world === null) return [`${scenario.name}: ${stuck.join(', ')}`];
    return differencesOf(shipped, row, world).map((words) => `${scenario.name}: ${words}`);
  });
}
