import type { CompiledJourney, DataFlow } from '../../journey';
import { answersOf, type Asked } from './answers-of';
import { readersOf } from './readers';
import { stayOf, type Stay } from './stay';
import { ways, type Ways } from './ways';

/** What a journey asks and keeps: what it is, why, where it goes and how long it stays. */
export interface DataMap {
  readonly journey: string;
  /** Days that what is stored stays on the device. */
  readonly days: number;
  readonly answers: readonly AnswerRow[];
  /** What calls answered and is marked sensitive. */
  readonly lookups: readonly DataRow[];
}

export interface DataRow extends Ways {
  /** As rules read it. */
  readonly path: string;
  /** As it is marked: `identity`, `contact`, `bank`, `medical`; null for none. */
  readonly kind: string | null;
  readonly stays: Stay;
  /** What reads it, by name. */
  readonly readBy: readonly string[];
}

export interface AnswerRow extends DataRow, Pick<Asked, 'title' | 'what' | 'section'> {
  /** Why it is asked, as people read it; null where nothing says so. */
  readonly reason: string | null;
}

/** Every answer once, in the order in which it is asked, then the records; and what was looked up. */
export function dataMap(journey: CompiledJourney, flow: DataFlow): DataMap {
  const kinds = flow.kinds();
  const waysOf = ways(journey, flow);
  const readBy = readersOf(journey);
  const row = (path: string, whole: string, kept: readonly string[]): DataRow => ({
    path,
    kind: kinds.get(whole) ?? null,
    ...waysOf(whole),
    stays: stayOf(journey, path, kept),
    readBy: readBy(path),
  });
  return {
    journey: journey.id,
    days: journey.persist.days,
    answers: answersOf(journey).map(({ path, whole, list, ...asked }) => ({
      ...asked,
      ...row(path, whole, list === null ? [path] : [path, list]),
    })),
    lookups: [...kinds.keys()]
      .filter((path) => path.startsWith('lookups.'))
      .map((path) => row(path, path, [])),
  };
}
