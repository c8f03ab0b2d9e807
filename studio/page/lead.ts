import { inStep } from '../model/beside';
import type { Place } from '../model/protocol';
import type { SidePage } from '../preview/bridge';
import type { SideName } from './use-sides';

/** Two pages that are read together. */
export interface Lead {
  /** Leads both to a place, and stays with it while they are still drawn; no focus moves. */
  readonly to: (place: Place) => void;
  /** Whoever reads on is not led any more. */
  readonly letGo: () => void;
  /** One of them was scrolled by its reader: the other goes with it. */
  readonly scrolled: (name: SideName, y: number) => void;
}

/** Sheets come one after the other; a page that has not moved for so many frames is drawn. */
const stillFrames = 40;
const mostFrames = 600;

export function createLead(pageOf: (name: SideName) => SidePage | undefined): Lead {
  let turn = 0;
  let isLeading = false;
  /** How much further down the later one stands. */
  let apart = 0;
  const letGo = (): void => {
    turn += 1;
    isLeading = false;
  };
  return {
    letGo,
    to: (place) => {
      letGo();
      const mine = turn;
      isLeading = true;
      let [left, still, last] = [mostFrames, 0, ''];
      const step = (): void => {
        const [before, after] = [pageOf('before'), pageOf('after')];
        if (mine !== turn || before === undefined || after === undefined) return;
        const both = inStep(place, before.yOf, after.yOf);
        if (both !== null) {
          before.scrollTo(both[0]);
          after.scrollTo(both[1]);
        }
        apart = after.y() - before.y();
        const now = `${String(before.y())} ${String(after.y())}`;
        still = both !== null && now === last ? still + 1 : 0;
        last = now;
        left -= 1;
        if (still < stillFrames && left > 0) requestAnimationFrame(step);
        else letGo();
      };
      step();
    },
    scrolled: (name, y) => {
      if (isLeading) return;
      if (name === 'before') pageOf('after')?.scrollTo(y + apart);
      else pageOf('before')?.scrollTo(y - apart);
    },
  };
}
