// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../full';
import { againstPage } from './judge/judge';
import { act, lookFor, type Player, see } from './play/cell';
import { openWorld, type World } from './play/world';
import { isMissing } from './table/sample';
import { type CallRow, calls } from './table/table';
import { changed, changes } from './wire/mutate';
import { spoiled } from './wire/fault';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

/** What must not be on the page once a call was answered so. */
async function troubles(
  player: Player,
  call: CallRow,
  all: Parameters<typeof changed>[1],
): Promise<readonly string[]> {
  const run = await player.begin(call);
  try {
    const { operation, match } = call;
    run.visit.wire.lay({
      operation,
      play: spoiled((answer) => JSON.stringify(changed(answer, all))),
      ...(match !== undefined && { match }),
    });
    await act(run, 'deed');
    await run.visit.time.pass(60_000);
    await lookFor(run).catch(() => undefined);
    return againstPage(run.visit, await see(run));
  } finally {
    run.visit.end();
  }
}

/** The same ones each time, so that a test fails by what was changed; `MUTATED=1000` draws others. */
function howMany() {
  const asked = process.env['MUTATED'];
  return asked === undefined
    ? { numRuns: runs(40, 10_000), seed: 20_261_124 }
    : { numRuns: Number(asked) };
}

describe('an answer of the partner that is changed in any way', () => {
  it('never breaks the page, and is never shown as no person writes', async () => {
    const places = calls.filter((call) => !isMissing(call));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), changes, async (call, all) => {
        expect([call.id, await troubles(world.player, call, all)]).toEqual([call.id, []]);
      }),
      { ...howMany(), endOnFailure: true },
    );
  });
});
