// @vitest-environment jsdom
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../full';
import { judgeCell, type Verdict } from './judge/verdict';
import { openWorld, type World } from './play/world';
import { departures } from './table/departures';
import { allPlays, eachWrong, sampled, type ToPlay } from './table/sample';

/**
 * `npm run matrix -- completeSwitch 503` narrows what is played, and writes what was found; `each`
 * plays every property of an answer with a wrong type instead.
 */
const { MATRIX_CELLS: wanted, MATRIX_REPORT: report } = process.env;
const asked = (wanted ?? '').split(' ').filter((word) => word !== '');
const words = asked.filter((word) => word !== 'each');
const isWanted = ({ call, fault }: ToPlay): boolean =>
  words.every((word) => call.id.includes(word) || fault.id === word);

const whole = (): readonly ToPlay[] => (asked.includes('each') ? eachWrong() : allPlays());
const plays = (
  wanted === undefined ? runs(sampled, () => [...allPlays(), ...eachWrong()])() : whole()
).filter(isWanted);
const found: Verdict[] = [];
let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.end();
  if (report !== undefined) writeFileSync(report, JSON.stringify(found));
});

describe('whatever a call answers, the household knows where it is', () => {
  it.each([...new Set(plays.map(({ call }) => call.id))])('%s', async (id) => {
    const problems: string[] = [];
    for (const one of plays.filter(({ call }) => call.id === id)) {
      const verdict = await judgeCell(world.player, one);
      found.push(verdict);
      for (const problem of verdict.problems)
        problems.push(`${verdict.fault} ${verdict.play} → ${verdict.state}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  it('departs from the table nowhere that no cell needs', () => {
    const needed = found.filter(({ departs }) => departs).map(({ call }) => call);
    const played = new Set(found.map(({ call }) => call));
    const isWhole = !asked.includes('each') && plays.length >= allPlays().length;
    for (const { calls } of departures)
      for (const call of calls) if (isWhole && played.has(call)) expect(needed).toContain(call);
  });
});
