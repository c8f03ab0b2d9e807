import { walkToBase, type Base } from './base';
import { markedJourney, type TextEdit } from './marked-journey';
import { Run, type Failure } from './run';
import type { Schedule } from './schedule';

/** @param edits Changes to the configuration that is played. */
export const prepare = (edits: readonly TextEdit[]): Promise<Base> =>
  walkToBase(markedJourney(edits));

export const play = (base: Base, schedule: Schedule): Promise<Failure | null> =>
  new Run(base, schedule).play();
