import type { Json } from '../../src/engine';
import { ScenarioProblem } from '../../src/scenarios/source';
import { viewOf, type World } from '../../src/scenarios/world';
import type { Plan } from './plan-of';
import { askedIn, deed, sectionAt, type Asked } from './visit';

/** A household that went through step one as far as it could. */
export interface Walk {
  readonly world: World;
  /** Sections in the order in which it came to them, each with the world as it was then. */
  readonly before: ReadonlyMap<string, World>;
  /** Where it did not get on; null at the end of the step. */
  readonly stuckAt: string | null;
  /** Why, in words. */
  readonly why: string;
}

/** Goes through the whole step with these answers. */
export function walk(start: World, plan: Plan): Walk {
  const before = new Map<string, World>();
  let world = start;
  for (;;) {
    const next = viewOf(world).sections.find(({ id }) => !before.has(id))?.id;
    if (next === undefined) return { world, before, stuckAt: null, why: '' };
    before.set(next, world);
    try {
      world = through(world, next, plan);
    } catch (problem) {
      if (!(problem instanceof ScenarioProblem)) throw problem;
      return { world, before, stuckAt: next, why: problem.message };
    }
    if (sectionAt(world, next)?.verdict !== 'valid') {
      return { world, before, stuckAt: next, why: `missing: ${missingIn(world)}` };
    }
  }
}

const missingIn = (world: World): string =>
  viewOf(world)
    .missing.map(({ text }) => `“${text}”`)
    .join(', ') || 'nothing';

/** That a household does not come to the end, in words; empty where it does. */
export const stuck = ({ stuckAt, why }: Walk): readonly string[] =>
  stuckAt === null ? [] : [`nobody gets past the section \`${stuckAt}\`: ${why}`];

/** Answers one section and goes on; what is withheld is left empty, or emptied. */
export function through(world: World, section: string, plan: Plan, withheld?: string): World {
  return goneOn(answered(deed(world, 'open', section), section, plan, withheld), section);
}

export const goneOn = (world: World, section: string): World =>
  sectionAt(world, section)?.status === 'open' ? deed(world, 'continue', section) : world;

/** Answers the questions of an open section one after the other, those that an answer brings up too. */
export function answered(start: World, section: string, plan: Plan, withheld?: string): World {
  const done = new Set<string>();
  let world = start;
  for (;;) {
    const next = byHand(world, section)
      .filter(({ compiled }) => !done.has(compiled.path))
      .sort((one, other) => rank(one) - rank(other))[0];
    if (next === undefined) break;
    const { path } = next.compiled;
    done.add(path);
    if (isTab(path) && isUsage(withheld)) world = afresh(world, next);
    const isWithheld = path === withheld;
    const value = isWithheld ? emptyOf(next) : (plan[path] ?? null);
    if (next.field.list !== null) {
      if (isWithheld || value !== null) world = listed(world, next.field.key, value);
    } else if (isWithheld ? ![null, value].includes(next.field.value) : value !== null) {
      world = deed(world, 'answer', { [next.field.key]: value });
    }
    if (path === 'postcode') world = deed(world, 'press', `${section}.findAddress`);
  }
  return isEstimating(world, section) && !isUsage(withheld) ? estimated(world, section) : world;
}

/** A box is emptied by taking its tick away. */
const emptyOf = ({ field, compiled }: Asked): Json =>
  compiled.type === 'boolean' && field.options === null ? false : null;

/** Adds the items of a list one after the other, each a plan of its own; null removes those that are there. */
function listed(start: World, list: string, items: Json): World {
  const [section = '', name = ''] = list.split('.');
  const listOf = (world: World) => sectionAt(world, section)?.fields[name]?.list;
  if (items === null) {
    const present = listOf(start)?.items ?? [];
    return present.reduce((world) => deed(world, 'remove', { [list]: 0 }), start);
  }
  return (items as readonly Plan[]).reduce((world, item) => {
    const begun = deed(world, 'add', list);
    return deed(answered(begun, listOf(begun)?.draft?.id ?? '', item), 'save', list);
  }, start);
}

const isTab = (path: string): boolean => path.endsWith('.entry');
const isUsage = (withheld: string | undefined): boolean => withheld?.endsWith('.usage') === true;

/** Nobody can empty an estimate by hand; going to another tab drops it. */
const afresh = (world: World, { field }: Asked): World =>
  ['estimate', 'averages'].reduce((now, tab) => deed(now, 'answer', { [field.key]: tab }), world);

const byHand = (world: World, section: string): readonly Asked[] =>
  askedIn(world, section).filter(({ field }) => field.shown && !field.disabled);

/** What decides on other questions goes before them. */
const rank = ({ compiled: { path } }: Asked): number =>
  ['entry', 'usageType', 'usageUnit', 'cost', 'usage'].indexOf(path.split('.')[1] ?? '');

const isEstimating = (world: World, section: string): boolean =>
  sectionAt(world, section)?.actions.some(({ id }) => id === 'estimate') === true;

/** Answers the five questions of the dialog. */
function estimated(start: World, section: string): World {
  let world = deed(start, 'press', `${section}.estimate`);
  for (let left = 10; left > 0; left -= 1) {
    const { dialog } = viewOf(world);
    if (dialog === null) return world;
    const field = dialog.field === null ? undefined : dialog.section.fields[dialog.field];
    const option = field?.options?.[0]?.value;
    if (field === undefined || option === undefined) break;
    world = deed(world, 'answer', { [field.key]: option });
    if (viewOf(world).dialog?.continues === true) world = deed(world, 'next', 'dialog');
  }
  throw new Error('The questions of the estimate came to no end.');
}
