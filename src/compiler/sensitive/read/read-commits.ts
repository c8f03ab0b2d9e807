import type { Condition } from '../model';
import { joinPath } from '../../../rules';
import { readEach, type Locals } from '../names';
import { entriesOf, itemsOf, textOf, under, type Spot } from '../spot';
import { readChanges } from './read-changes';
import { addEdge, addValueSink, type World } from './world';

/** Commits: all that is written into the ledger stays on the device. */
export function readCommits(world: World): void {
  for (const commit of world.files.of('commit')) {
    const id = textOf(under(commit, 'id')) ?? '';
    for (const key of ['subject', 'same']) keep(world, under(commit, key), `commits.${id}.${key}`);
    for (const map of ['tie', 'record'])
      for (const { name, at } of readEach(world.names, under(commit, map)))
        keep(world, at, `commits.${id}.${map}.${name}`);
    for (const map of ['record', 'answer'])
      for (const { name, at } of readEach(world.names, under(commit, 'earlier', map)))
        keep(world, at, `commits.${id}.${map}.${name}`);
    const again = under(commit, 'again');
    if (again !== null) addValueSink(world, 'JC709', again, answerAt(world, again));
    readConfirm(world, commit, id);
  }
}

function keep(world: World, rule: Spot | null, to: string): void {
  if (rule === null) return;
  const from = world.names.read(rule);
  addValueSink(world, 'JC709', rule, from);
  addEdge(world, { to, how: 'value', from, words: `kept by ${rule.file}` });
}

const answerAt = ({ names }: World, at: Spot): readonly Condition[] => [
  { nodes: names.nodesOf(textOf(at) ?? ''), at, event: false },
];

function readConfirm(world: World, commit: Spot, id: string): void {
  const confirm = under(commit, 'confirmBy');
  const call = textOf(under(confirm, 'call'));
  const locals: Locals = { commits: [id] };
  if (confirm !== null && call !== null) {
    const as = textOf(under(confirm, 'as')) ?? call;
    world.uses.push({
      call,
      as,
      at: confirm,
      with: under(confirm, 'with'),
      locals,
      conditions: [],
      again: false,
    });
  }
  readChanges(world, under(commit, 'then'), { conditions: [], locals });
}

/** What rules and texts may read of commits. */
export function nameCommits({ files, names }: World): void {
  for (const commit of files.of('commit')) {
    const id = textOf(under(commit, 'id')) ?? '';
    const add = (...path: readonly string[]): void => {
      names.commits.add(joinPath('commits', id, ...path));
    };
    add('subject');
    for (const map of ['tie', 'record'])
      for (const { name } of readEach(names, under(commit, map))) add(map, name);
    for (const map of ['record', 'answer'])
      for (const { name } of readEach(names, under(commit, 'earlier', map))) add(map, name);
  }
  for (const sequence of files.of('sequence')) nameKept(sequence, names.commits);
}

/** Names under which steps keep parts of the answer of a commit. */
function nameKept(sequence: Spot, commits: Set<string>): void {
  const commit = textOf(under(sequence, 'commit'));
  if (commit === null) return;
  for (const step of itemsOf(under(sequence, 'steps')))
    for (const [name] of entriesOf(under(step, 'keep')))
      commits.add(`commits.${commit}.answer.${name}`);
}
