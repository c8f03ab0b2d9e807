import type { Condition, Node } from '../model';
import { isWithin, joinPath } from '../../../rules';
import { readEach, type Locals } from '../names';
import { textOf, under, type Spot } from '../spot';
import { allowedIn } from './read-sections';
import { addControlSink, addEdge, addValueSink, type Use, type World } from './world';

/**
 * Calls: a body may carry anything, an address may not. The answer of a call tells of what was
 * sent for it. What a reload calls again is stored, with what it was called with.
 */
export function readCalls(world: World): void {
  const kept = keptLookups(world);
  for (const use of world.uses) {
    readUse(world, use);
    if (!kept.has(use.as)) continue;
    addControlSink(world, 'JC705', use.at, use.conditions);
    // An answer that is read here is stored itself, or the call would not be made again.
    for (const { at, from } of readEach(world.names, use.with, use.locals)) {
      const nodes = leaves(world, from).filter((node) => !world.names.answers.has(node));
      addValueSink(world, 'JC705', at, [{ nodes, at, event: false }]);
    }
  }
  for (const { lookup, at, conditions } of world.clears)
    if (kept.has(lookup)) addControlSink(world, 'JC705', at, conditions);
  for (const call of world.files.of('call')) readAddress(world, call);
}

const commitsOf = ({ files }: World): readonly string[] =>
  files.of('commit').map((commit) => textOf(under(commit, 'id')) ?? '');

/** What the local names in a call mean, whoever makes it. */
export const localsOf = (world: World, id: string): Locals => ({
  commits: commitsOf(world),
  with: (name) => [`with:${id}.${name}`],
});

/** What stands in the address of a call; `because` of the call says why it may. */
function readAddress(world: World, call: Spot): void {
  const because = under(call, 'because');
  const locals = localsOf(world, textOf(under(call, 'id')) ?? '');
  const parts = ['path', 'query'].flatMap((part) =>
    readEach(world.names, under(call, part), locals),
  );
  if (because !== null)
    addValueSink(
      world,
      'JC703',
      because,
      parts.flatMap(({ from }) => from),
      true,
    );
  else for (const { at, from } of parts) addValueSink(world, 'JC703', at, from);
}

function readUse(world: World, use: Use): void {
  const { names, files } = world;
  const words = `sent by ${use.at.file} for \`lookups.${use.as}\``;
  const given = readEach(names, use.with, use.locals);
  for (const { name, at, from } of given)
    addEdge(world, { to: `with:${use.call}.${name}`, how: 'value', from, words, given: at });
  for (const to of [`lookups.${use.as}`, `status:${use.as}`]) {
    const when = `\`${use.call}\` is called only when a rule over it holds, in ${use.at.file}`;
    addEdge(world, { to, how: 'control', from: use.conditions, words: when });
  }
  const call = files.of('call').find((each) => textOf(under(each, 'id')) === use.call) ?? null;
  const locals: Locals = {
    commits: commitsOf(world),
    with: (name) =>
      given.filter((each) => each.name === name).flatMap(({ from }) => from.flatMap(nodesOf)),
  };
  const from = ['path', 'query', 'body'].flatMap((part) => names.read(under(call, part), locals));
  addEdge(world, { to: `lookups.${use.as}`, how: 'told', from, words });
}

const nodesOf = ({ nodes }: Condition): readonly Node[] => nodes;

/** What is read in the end, through facts. */
function leaves(world: World, from: readonly Condition[]): readonly Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const edge of world.edges)
      if (edge.to === node && node.startsWith('facts.')) edge.from.flatMap(nodesOf).forEach(visit);
  };
  from.flatMap(nodesOf).forEach(visit);
  return [...seen].filter((node) => !node.startsWith('facts.'));
}

/**
 * Lookups that a snapshot names (B4): not those of sequences and commits, not those that are
 * sensitive, and not those of which a use is called with an answer that is not stored.
 */
function keptLookups(world: World): ReadonlySet<string> {
  const { uses, names, declared } = world;
  const allowed = allowedIn(world);
  const left = new Set(
    uses.flatMap((use) => {
      const read = readEach(names, use.with, use.locals).flatMap(({ from }) => leaves(world, from));
      const tellsTooMuch = read.some((node) => names.answers.has(node) && !allowed.has(node));
      return !use.again || tellsTooMuch ? [use.as] : [];
    }),
  );
  const isSensitive = (as: string): boolean =>
    [...declared.keys()].some((node) => isWithin(node, joinPath('lookups', as)));
  return new Set(uses.map(({ as }) => as).filter((as) => !left.has(as) && !isSensitive(as)));
}
