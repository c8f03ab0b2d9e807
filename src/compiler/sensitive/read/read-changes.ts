import type { Condition } from '../model';
import { nameUnder } from '../../../rules';
import { readEach, type Locals } from '../names';
import { itemsOf, textOf, under, type Spot } from '../spot';
import { addControlSink, addEdge, addValueSink, type World } from './world';

/** What stands around a change: under which rules it is made, and what its local names mean. */
export interface Around {
  readonly conditions: readonly Condition[];
  readonly locals: Locals;
}

/** One change, or a list of them: what it sets, clears, calls, tracks, opens and begins (X1). */
export function readChanges(world: World, changes: Spot | null, around: Around): void {
  for (const change of itemsOf(changes)) readChange(world, change, around);
}

function readChange(world: World, change: Spot, { conditions: outer, locals }: Around): void {
  const { names } = world;
  const conditions = [...outer, ...names.read(under(change, 'when'), locals)];
  for (const cleared of itemsOf(under(change, 'clear'))) readClear(world, cleared, conditions);
  for (const { name, at, from } of readEach(names, under(change, 'set'), locals)) {
    for (const to of names.answersAt(name)) {
      addEdge(world, { to, how: 'value', from, words: `set in ${at.file}` });
      addEdge(world, {
        to,
        how: 'control',
        from: conditions,
        words: `set only when a rule over it holds, in ${at.file}`,
      });
    }
  }
  for (const call of itemsOf(under(change, 'call'))) {
    const id = textOf(under(call, 'id'));
    if (id === null) continue;
    const as = textOf(under(call, 'as')) ?? id;
    const given = under(call, 'with');
    world.uses.push({ call: id, as, at: call, with: given, locals, conditions, again: true });
  }
  const leave = under(change, 'leave');
  if (leave !== null) addValueSink(world, 'JC703', leave, named(names.read(leave, locals)));
  const track = under(change, 'track');
  if (track !== null) addControlSink(world, 'JC702', track, conditions);
  const opened = under(change, 'open');
  if (opened !== null) addControlSink(world, 'JC706', opened, conditions);
  const run = under(change, 'run');
  if (run !== null) addControlSink(world, 'JC708', run, conditions);
}

/** Without what follows from a whole answer: an address that a partner gives tells it what it was told. */
const named = (read: readonly Condition[]): readonly Condition[] =>
  read.map((each) => ({
    ...each,
    nodes: each.nodes.filter((node) => !node.startsWith('lookups.') || isDeep(node)),
  }));

const isDeep = (node: string): boolean => node.split('.').length > 2;

function readClear(world: World, cleared: Spot, conditions: readonly Condition[]): void {
  const path = textOf(cleared) ?? '';
  const lookup = nameUnder('lookups', path);
  const words = `cleared only when a rule over it holds, in ${cleared.file}`;
  if (lookup !== null) {
    for (const to of [`lookups.${lookup}`, `status:${lookup}`])
      addEdge(world, { to, how: 'control', from: conditions, words });
    world.clears.push({ lookup, at: cleared, conditions });
    return;
  }
  for (const to of world.names.answersAt(path))
    addEdge(world, { to, how: 'control', from: conditions, words });
}

/** A reaction: its own change, then those of the bundles that it applies (X3). */
export function readReaction(world: World, reaction: Spot, around: Around): void {
  const { names, files } = world;
  const on = under(reaction, 'on');
  const events = [...names.events(under(on, 'answered')), ...names.events(under(on, 'changed'))];
  const when = names.read(under(reaction, 'when'), around.locals);
  const conditions = [...around.conditions, ...events];
  readChanges(world, reaction, { ...around, conditions });
  for (const applied of itemsOf(under(reaction, 'apply'))) {
    const bundle = files.of('bundle').find((each) => textOf(under(each, 'id')) === applied.value);
    if (bundle === undefined) continue;
    readChanges(world, under(bundle, 'changes'), {
      ...around,
      conditions: [...conditions, ...when],
    });
  }
}
