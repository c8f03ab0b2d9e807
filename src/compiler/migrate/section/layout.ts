import { object, treeOf, type Member, type Tree } from '../json/tree';
import type { Look } from './look';

/** The groups of a section, in order, and which question stands in which. */
export interface Layout {
  readonly groups: ReadonlyMap<string, Tree>;
  readonly groupOf: ReadonlyMap<string, string>;
}

export interface Placed {
  readonly name: string;
  readonly look: Look;
}

/** Neighbours that are laid out together. */
interface Run {
  readonly as: 'plain' | 'row' | 'set';
  readonly set: string | null;
  readonly questions: readonly Placed[];
}

function runsOf(questions: readonly Placed[]): readonly Run[] {
  const runs: Run[] = [];
  for (const question of questions) {
    const { set, row } = question.look;
    const as = set !== null ? 'set' : row !== null ? 'row' : 'plain';
    const last = runs.at(-1);
    if (last?.as === as && last.set === set)
      runs[runs.length - 1] = { ...last, questions: [...last.questions, question] };
    else runs.push({ as, set, questions: [question] });
  }
  return runs;
}

/** Names for groups that language 1 had none for. */
const nameless = { plain: 'rest', row: 'row' } as const;

const nameFor = ({ as, set }: Run, taken: ReadonlyMap<string, unknown>): string => {
  const wanted = as === 'set' ? (set ?? as) : nameless[as];
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  return name;
};

function groupFor({ as, questions }: Run): Tree {
  const first = questions[0]?.look;
  const inLine = as === 'row' || questions.some(({ look }) => look.row !== null);
  const said = (key: string, value: Tree | null | undefined): readonly Member[] =>
    as !== 'set' || value === null || value === undefined ? [] : [[key, value]];
  return object([
    ...(inLine ? [['as', treeOf('row')] as const] : []),
    ...said('title', first?.heading),
    ...said('pictogram', first?.pictogram),
    ...said('divider', first?.divider),
  ]);
}

/** Groups that keep the order of the questions and how they stood: what is alone stands before them. */
export function layOut(questions: readonly Placed[]): Layout {
  const groups = new Map<string, Tree>();
  const groupOf = new Map<string, string>();
  runsOf(questions).forEach((run, index) => {
    if (run.as === 'plain' && index === 0) return;
    const group = nameFor(run, groups);
    groups.set(group, groupFor(run));
    for (const { name } of run.questions) groupOf.set(name, group);
  });
  return { groups, groupOf };
}

/**
 * What a variant has to say of groups so that its questions stand in the order given.
 * @param own names of the section's questions as they stand in its file
 * @returns null where groups cannot say it
 */
export function layOver(
  base: Layout,
  own: readonly string[],
  questions: readonly Placed[],
): Layout | null {
  const order = questions.map(({ name }) => name);
  const isNew = ({ name }: Placed): boolean => !own.includes(name);
  const map = [...own, ...order.filter((name) => !own.includes(name))];
  const kept = layBeside(base, questions, isNew);
  if (isSameOrder(orderOf(base, kept, map), order)) return kept;
  const plain = [...base.groups.values()].every((group) => isEmpty(group));
  if (!plain || questions.some(({ look }) => look.set !== null || look.row !== null)) return null;
  const anew = layAnew(base, map, order);
  return isSameOrder(orderOf(base, anew, map), order) ? anew : null;
}

const isEmpty = (group: Tree): boolean => group.kind === 'object' && group.members.length === 0;

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/** The section's own questions stay where they are; those of the variant join them or follow. */
function layBeside(
  base: Layout,
  questions: readonly Placed[],
  isNew: (question: Placed) => boolean,
): Layout {
  const groups = new Map<string, Tree>();
  const groupOf = new Map<string, string>();
  for (const run of runsOf(questions)) {
    const added = run.questions.filter(isNew);
    if (added.length === 0) continue;
    const neighbour = run.questions.findLast((question) => !isNew(question));
    const inPlace = neighbour === undefined ? null : (base.groupOf.get(neighbour.name) ?? null);
    if (run.as === 'plain' && inPlace === null && (neighbour !== undefined || !hasGroups()))
      continue;
    const group = inPlace ?? nameFor(run, new Map([...base.groups, ...groups]));
    if (inPlace === null) groups.set(group, groupFor(run));
    for (const { name } of added) groupOf.set(name, group);
  }
  return { groups, groupOf };

  function hasGroups(): boolean {
    return base.groups.size > 0 || groups.size > 0;
  }
}

/** Groups that do nothing but order: one for each stretch that stands as in the file. */
function layAnew(base: Layout, map: readonly string[], order: readonly string[]): Layout {
  const groups = new Map<string, Tree>();
  const groupOf = new Map<string, string>();
  let before = -1;
  let group: string | null = null;
  for (const name of order) {
    const place = map.indexOf(name);
    if (place < before || (group === null && base.groupOf.has(name))) {
      group = `part${groups.size + 2}`;
      groups.set(group, object([]));
    }
    if (group !== null) groupOf.set(name, group);
    before = place;
  }
  return { groups, groupOf };
}

/** The order that language 2 gives the questions: without group, then group by group. */
export function orderOf(base: Layout, over: Layout, map: readonly string[]): readonly string[] {
  const groups = [null, ...new Set([...base.groups.keys(), ...over.groups.keys()])];
  return groups.flatMap((group) =>
    map.filter((name) => (over.groupOf.get(name) ?? base.groupOf.get(name) ?? null) === group),
  );
}
