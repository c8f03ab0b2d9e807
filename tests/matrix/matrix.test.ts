// @vitest-environment jsdom
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../full';
import { judgeCell, type Verdict } from './judge/verdict';
import { openWorld, type World } from './play/world';
import { departures } from './table/departures';
import { allPlays, sampled, type ToPlay } from './table/sample';

/** `npm run matrix -- completeSwitch 503` narrows what is played, and writes what was found. */
const { MATRIX_CELLS: wanted, MATRIX_REPORT: report } = process.env;
const words = (wanted ?? '').split(' ').filter((word) => word !== '');
const isWanted = ({ call, fault }: ToPlay): boolean =>
  words.every((word) => call.id.includes(word) || fault.id === word);

const plays = (wanted === undefined ? runs(sampled, allPlays)() : allPlays()).filter(isWanted);
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
    for (const { call, fault, play } of plays.filter((one) => one.call.id === id)) {
      const verdict = await judgeCell(world.player, call, fault, play);
      found.push(verdict);
      for (const problem of verdict.problems)
        problems.push(`${fault.id} ${play.name} → ${verdict.state}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  it('departs from the table nowhere that no cell needs', () => {
    const needed = found.filter(({ departs }) => departs).map(({ call }) => call);
    const played = new Set(found.map(({ call }) => call));
    const isWhole = plays.length === allPlays().length;
    for (const { calls } of departures)
      for (const call of calls) if (isWhole && played.has(call)) expect(needed).toContain(call);
  });
});
