import fc from 'fast-check';
import { againstPage } from '../judge/judge';
import { leaked } from '../judge/leaked';
import { ledAstray, lostAnswers, lostByReload, shownOddly, untrueOfSwitches } from '../judge/shown';
import { isMissing } from '../table/sample';
import { type CallRow, calls } from '../table/table';
import { type Drawn, drawnFor } from '../wire/drawn';
import { act, isErrorPage, lookFor, type Player, type Run, see, type Seen } from './cell';

/** One answer at one call of the journey. */
export interface PlayDrawn {
  readonly call: CallRow;
  readonly drawn: Drawn;
  /** What is done after it was looked at. */
  readonly then: 'nothing' | 'reload' | 'mended, reload';
}

export const playsDrawn: fc.Arbitrary<PlayDrawn> = fc
  .constantFrom(...calls.filter((call) => !isMissing(call)))
  .chain((call) =>
    fc.record({
      call: fc.constant(call),
      drawn: drawnFor(call.operation),
      then: fc.oneof(
        { arbitrary: fc.constant('nothing' as const), weight: 3 },
        { arbitrary: fc.constantFrom('reload', 'mended, reload'), weight: 1 },
      ),
    }),
  );

/** The player gives up where there is nothing to press; whatever the product throws is trouble. */
async function tried(run: Run, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { stack = '' } = error as Error;
    const [where = ''] = stack.split('\n').filter((line) => line.trim().startsWith('at '));
    if (where.includes('/src/')) run.visit.troubles.push(stack);
  }
}

/** What must not be once a call was answered so. */
export async function troublesOf(
  player: Player,
  { call, drawn, then }: PlayDrawn,
): Promise<readonly string[]> {
  const good = await player.good(call);
  const kept = then === 'nothing' ? [] : await keptByReload(player, call);
  const run = await player.begin(call);
  const { visit } = run;
  try {
    const { operation, match } = call;
    visit.wire.lay({ operation, play: drawn.play, ...(match !== undefined && { match }) });
    await answered(run);
    const seen = await see(run);
    const found = [
      ...againstPage(visit, seen),
      ...shownOddly(seen),
      ...ledAstray(visit.left),
      ...lostAnswers(run, good),
      ...untrueOfSwitches(run, seen),
      ...(drawn.never === null ? [] : leaked({ run, seen }, drawn.never)),
    ];
    if (then === 'nothing' || isErrorPage()) return found;
    if (then === 'mended, reload') visit.wire.mend();
    const after = await reloaded(run);
    const afterwards = [
      ...againstPage(visit, after),
      ...shownOddly(after),
      ...untrueOfSwitches(run, after),
      ...lostByReload(seen, after, kept),
    ];
    return [...found, ...afterwards.map((problem) => `${then}: ${problem}`)];
  } finally {
    visit.end();
  }
}

async function answered(run: Run): Promise<void> {
  await act(run, 'deed');
  await run.visit.time.pass(60_000);
  await tried(run, () => lookFor(run));
}

async function reloaded(run: Run): Promise<Seen> {
  await run.visit.reload();
  await run.visit.time.pass(10_000);
  return see(run);
}

const keptPaths = new Map<string, Promise<readonly string[]>>();

/** Paths of the answers that are there after a reload where every answer is good. */
function keptByReload(player: Player, call: CallRow): Promise<readonly string[]> {
  const found = keptPaths.get(call.id) ?? reloadGood(player, call);
  keptPaths.set(call.id, found);
  return found;
}

async function reloadGood(player: Player, call: CallRow): Promise<readonly string[]> {
  const run = await player.begin(call);
  try {
    await answered(run);
    const { answers } = await reloaded(run);
    return [...answers].flatMap(([path, value]) => (value === null ? [] : [path]));
  } finally {
    run.visit.end();
  }
}
