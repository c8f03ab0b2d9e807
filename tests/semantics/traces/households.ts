/** Random journeys, each lived through by several households. */
import { runs } from '../../full';
import type { Files } from '../subject';
import { asCase } from './as-case';
import { Draw } from './draw';
import { journey } from './grammar/journey';
import type { Plan } from './grammar/plan';
import { release, sensitive } from './grammar/releases';
import { shrunk } from './shrink';
import { walked, type Difference, type Trace } from './walk';
import { compileCase, type Program } from '../engine/compile-case';
import { filledFiles, overlaidFiles } from '../fill';

/** A journey is compiled once, which takes longer than living through it; few traces are of as many journeys as can be. */
export const perJourney = runs(4, 10);

/** Hears of each trace over which both agree: its journey, and what happened. */
export type Told = (program: Program, moments: ReadonlySet<string>) => void;

const compiled = (files: Files): Program | null => {
  try {
    return compileCase(filledFiles(files));
  } catch {
    return null;
  }
};
/** What is mostly refused, where it is not: something that is sensitive, releases to come. */
function withMore(draw: Draw, { plan, files }: { plan: Plan; files: Files }, known: Program) {
  const said = plan.known.second && draw.chance(60) ? sensitive(draw, plan, files) : files;
  const more = said === files ? known : compiled(said);
  const whole = more === null ? files : said;
  const releases = draw
    .times(0, 2, () => release(draw, plan, whole))
    .filter((one) => compiled(overlaidFiles(whole, one)) !== null);
  return { plan: { ...plan, releases }, files: whole, program: more ?? known };
}
/** Until one compiles: the grammar knows most of what is refused, not all. */
function drawn(draw: Draw): { plan: Plan; files: Files; program: Program } {
  for (let left = 60; left > 0; left -= 1) {
    const made = journey(draw);
    const program = compiled(made.files);
    if (program !== null) return withMore(draw, made, program);
  }
  throw new Error('none of 60 random journeys compiles: the grammar is out of date');
}
/**
 * Lives through one random journey: the trace that differs, up to there; null where none does.
 * @param next whole numbers from 0, evenly, without end.
 */
export function firstDiffering(
  next: () => number,
  told: Told = () => undefined,
): [Trace, Difference] | null {
  const draw = new Draw(next);
  const { plan, files, program } = drawn(draw);
  for (let left = perJourney; left > 0; left -= 1) {
    const { trace, moments, difference } = walked(draw, plan, files);
    if (difference) return [trace, difference];
    told(program, moments);
  }
  return null;
}
/** The same; throws where one differs, with the shrunk case to pin. */
export function live(next: () => number, told: Told): void {
  const found = firstDiffering(next, told);
  if (found === null) return;
  const [small, difference] = shrunk(...found);
  const pinned = JSON.stringify(asCase(small, difference, 'name-me'), null, 2);
  throw new Error(`${difference.lines.join('\n')}\nas a case, to be pinned in cases/:\n${pinned}`);
}
