import { lookAt } from '../play/look';
import type { Start } from '../play/corpus';
import type { Playground } from '../play/playground';
import { nowhere } from '../play/trail';
import type { AnswersFor } from './answers-for';
import { advance, type Here } from './walker';

/** So many sheets and steps are gone through. */
const mostSheets = 40;

/** Each household goes through the journey from its beginning, filling in what it has to. */
export function seedWalks(
  playground: Playground,
  households: readonly string[],
  answersFor: AnswersFor,
): readonly Start[] {
  return households.flatMap((household) => {
    const trail = { ...nowhere, household };
    const { world } = playground.play(trail);
    if (world === null) return [];
    const play = playground.listen();
    const found: Here[] = [];
    let here: Here | null = { trail, world: playground.fresh(world) };
    for (let sheets = 0; here !== null && sheets < mostSheets; sheets += 1) {
      lookAt(here.world);
      found.push(here);
      here = advance(here, answersFor);
    }
    return found.map((each, index) => ({
      trail: each.trail,
      world: playground.rested(each.world),
      rest: found.at(-1)?.trail.deeds.slice(found[index]?.trail.deeds.length ?? 0) ?? [],
      play,
    }));
  });
}
