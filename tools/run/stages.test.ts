import { expect, it } from 'vitest';
import { runStages } from './run-stages.js';
import { check, everything, full } from './stages.js';

const names = (phases: typeof everything) => phases.flat(2).map(({ name }) => name);

/** The stages of `npm test` that are not run when one fails. */
async function lostWith(failing: string): Promise<readonly string[]> {
  const results = await runStages(
    everything,
    ({ name }) =>
      Promise.resolve({ name, outcome: name === failing ? 'FAIL' : 'ok', seconds: 0 } as const),
    () => undefined,
  );
  return results.flatMap(({ name, outcome }) => (outcome === 'not run' ? [name] : []));
}

it('npm test runs all checks, and more', () => {
  expect(names(everything)).toEqual(expect.arrayContaining(names(check)));
  expect(new Set(names(everything)).size).toBe(names(everything).length);
});

it('npm test may take 15 minutes on two idle cores, by the budgets of its stages', () => {
  const ofLane = (lane: (typeof everything)[number][number]) =>
    lane.reduce((sum, { budget = NaN }) => sum + budget, 0);
  const ofPhase = (lanes: (typeof everything)[number]) => Math.max(...lanes.map(ofLane));
  expect(everything.map(ofPhase).reduce((sum, one) => sum + one)).toBeLessThanOrEqual(900);
});

it('npm run test:full runs all that npm test runs, PostgreSQL, mutants and blind faults', () => {
  expect(names(full)).toEqual([
    ...names(everything),
    ...[
      'test:browser:tidewater',
      'test:postgres',
      'test:browser:postgres',
      'mutate:table',
      'mutate:rules',
      'mutate:engine',
      'mutate:journey',
      'faults:blind:held',
    ],
  ]);
});

it('nothing is left out but what cannot be run', async () => {
  const [install, chromium, ...rest] = names(everything);
  expect([install, chromium]).toEqual(['install', 'chromium']);
  expect(await lostWith('install')).toEqual(rest);
  expect(await lostWith('build')).toEqual(['size', 'test:browser']);
  expect(await lostWith('chromium')).toEqual(['test:browser']);
  expect(await lostWith('package')).toEqual(['test:package']);
  const others = names(check).filter((name) => name !== 'package');
  for (const name of [...others, 'test:whole', 'size', 'test:browser'])
    expect(await lostWith(name), name).toEqual([]);
});
