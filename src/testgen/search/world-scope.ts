import { classOf, isLocal, type Assignment, type CostOf } from '../../prover';
import { isWithin, lookupStatuses, nameUnder, rootOf, type Scope } from '../../rules';
import type { World } from '../../scenarios';

type Variable = Parameters<CostOf>[0];

/** How rules read the world that somebody is in. */
export const scopeIn = ({ engine, state, today }: World): Scope => ({
  read: (path) => {
    const draft = /^draft:(.*)$/.exec(path)?.[1];
    return draft === undefined
      ? engine.evaluate(state, { var: path })
      : Object.hasOwn(state.progress.drafts, draft);
  },
  status: (lookup) => {
    const found = engine.evaluate(state, { lookupStatus: lookup });
    return lookupStatuses.find((each) => each === found) ?? 'idle';
  },
  today,
});

/** Whether a variable is the value of a name that exists in one place only: which it is there nobody knows. */
export const isOfOnePlace = ({ term }: Variable): boolean =>
  term.key.includes('@') || (term.path !== undefined && isLocal(term.path));

const classesOfWorlds = new WeakMap<World, (variable: Variable) => number>();

/** The class of each variable in a world; worked out when it is asked for. */
export function classesIn(world: World): (variable: Variable) => number {
  const known = classesOfWorlds.get(world) ?? classesOf(world);
  classesOfWorlds.set(world, known);
  return known;
}

function classesOf(world: World): (variable: Variable) => number {
  const scope = scopeIn(world);
  const known = new Map<Variable, number>();
  return (variable) => {
    const found = known.get(variable) ?? classOf(variable.classes, variable.term.measure(scope));
    known.set(variable, found);
    return found;
  };
}

/** What kind of thing has to be otherwise. */
export type Matter = 'answer' | 'partner' | 'household' | 'other';

export function matterOf({ term: { path, key } }: Variable): Matter {
  if (path === undefined) return key.includes('lookups.') ? 'partner' : 'answer';
  const root = rootOf(path);
  if (path.startsWith('status:') || nameUnder('lookups', path) !== null) return 'partner';
  if (root === 'settings' || root === 'today') return 'household';
  if (path.startsWith('draft:')) return 'answer';
  return root === 'commits' || root === 'facts' ? 'other' : 'answer';
}

const usualCosts: Readonly<Record<Matter, number>> = {
  answer: 2,
  partner: 4,
  household: 5,
  other: 9,
};

/** What it takes to come from a world to others; `isHere`: whether an answer is asked for where one is. */
export function costFrom(
  world: World,
  isHere: (path: string) => boolean,
  blocked: ReadonlySet<Variable> = new Set(),
): CostOf {
  const classes = classesIn(world);
  return (variable, index) => {
    if (isOfOnePlace(variable) || classes(variable) === index) return 0;
    if (blocked.has(variable)) return 30;
    const matter = matterOf(variable);
    const { path } = variable.term;
    const isElsewhere = matter === 'answer' && path !== undefined && !isHere(path);
    return usualCosts[matter] + (isElsewhere ? 6 : 0);
  };
}

/** What of an assignment is otherwise in a world. */
export function unlike(
  assignment: Assignment,
  world: World,
): readonly { readonly variable: Variable; readonly index: number }[] {
  const classes = classesIn(world);
  return [...assignment].flatMap(([variable, index]) =>
    isOfOnePlace(variable) || classes(variable) === index ? [] : [{ variable, index }],
  );
}

/** Whether a question holds what a term is about, or what it is worked out of. */
export function isAbout({ term: { path, key } }: Variable, answer: string): boolean {
  if (path !== undefined) return isWithin(path, answer) || isWithin(answer, path);
  return key.includes(answer);
}

export type { Variable };
