import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import { shipped } from '../unit/shipped';
import { chooseHome } from './choose-home';
import { deeds, perform } from './deeds';
import { drain } from './drain';
import { faultsOf } from './faults-of';
import { homes, type Home } from './homes';
import { seen, type Seen } from './seen';
import { calm, Visit } from './visit';

const given = shipped();
const longest = patiently(runs(300_000, 3_000_000));
const settled = (visit: Visit): Promise<void> => visit.settle();

/** What a household sees that chose this home alone, and waited for every answer. */
async function seenAlone(home: Home): Promise<Seen> {
  const visit = new Visit(given);
  await visit.settle();
  await chooseHome(visit, home, settled);
  await visit.settle();
  const found = seen(visit);
  visit.stop();
  return found;
}

/** With `far` a household is so far into the questions before anything overlaps. */
async function begin(home: Home, far: number): Promise<Visit> {
  const visit = new Visit(given);
  if (far === 0) return visit;
  await visit.settle();
  await chooseHome(visit, home, settled);
  for (let turn = 2; turn < far * 2; turn += 1) {
    await visit.settle();
    await perform(visit, { kind: 'onward', pick: far, how: 0 });
  }
  return visit;
}

it(
  'HOM-18 HOM-34 HOM-35 choosing B while the meters of A are loading never shows those of A',
  async () => {
    const alone = new Map<string, Seen>();
    for (const home of homes) alone.set(home.id, await seenAlone(home));

    const home = fc.constantFrom(...homes);
    const schedule = fc.asyncProperty(
      fc.record({ first: home, far: fc.nat({ max: 8 }), deeds, last: home, order: deeds }),
      async ({ first, far, deeds: all, last, order }) => {
        const visit = await begin(first, far);
        const look = (): void => {
          const faults = faultsOf(visit);
          if (faults.length > 0)
            expect({ faults, how: visit.log }).toEqual({ faults: [], how: [] });
        };
        for (const deed of all) {
          await perform(visit, deed);
          await calm();
          look();
        }
        // Whatever is still on its way comes after the last choice.
        visit.ways = [];
        if (visit.step === 'error') visit.enter('currentTariff');
        const isChosen = last.id === visit.at('address.id');
        const chosen = isChosen ? (homes.find((other) => other !== last) ?? last) : last;
        await chooseHome(visit, chosen, (one) => drain(one, []));
        await calm();
        look();
        await drain(visit, order);
        look();
        expect(seen(visit)).toEqual(alone.get(chosen.id));
        visit.stop();
      },
    );
    await fc.assert(schedule, { numRuns: runs(300, 10_000), endOnFailure: true });
  },
  longest,
);
