import type { Locals } from '../names';
import { readEach } from '../names';
import { entriesOf, itemsOf, textOf, under, type Spot } from '../spot';
import { readChanges } from './read-changes';
import { addControlSink, addEdge, addValueSink, type World } from './world';

/**
 * Sequences: their journal says of each step whether it was skipped, done or failed. What is kept
 * of the answer of a commit goes into the ledger.
 */
export function readSequences(world: World): void {
  for (const sequence of world.files.of('sequence')) {
    const id = textOf(under(sequence, 'id')) ?? '';
    const commit = textOf(under(sequence, 'commit'));
    const locals: Locals = {
      commits: commit === null ? [] : [commit],
      with: (name) => [`run:${id}.${name}`],
    };
    readChanges(world, under(sequence, 'first'), { conditions: [], locals });
    for (const step of itemsOf(under(sequence, 'steps'))) readStep(world, step, commit, locals);
    readChanges(world, under(sequence, 'then'), { conditions: [], locals });
  }
  for (const screen of world.files.of('screen')) readScreen(world, screen);
}

function readStep(world: World, step: Spot, commit: string | null, outer: Locals): void {
  const { names } = world;
  const call = textOf(under(step, 'call')) ?? '';
  const as = textOf(under(step, 'as')) ?? call;
  const locals = { ...outer, answer: as };
  const when = under(step, 'when');
  const conditions = names.read(when, outer);
  const given = under(step, 'with');
  world.uses.push({
    call,
    as,
    at: step,
    with: given,
    locals: outer,
    conditions,
    again: false,
  });
  for (const key of ['when', 'okWhen', 'stopWhen']) {
    const said = under(step, key);
    if (said !== null) addControlSink(world, 'JC708', said, names.read(said, locals));
  }
  readChanges(world, under(step, 'then'), { conditions, locals });
  for (const failed of itemsOf(under(step, 'onFailure'))) {
    const cases = [...conditions, ...names.read(under(failed, 'when'), outer)];
    readChanges(world, under(failed, 'then'), { conditions: cases, locals: outer });
  }
  for (const { name, at, from } of readEach(names, under(step, 'keep'), locals)) {
    addValueSink(world, 'JC709', at, from);
    const to = `commits.${commit ?? ''}.answer.${name}`;
    addEdge(world, { to, how: 'value', from, words: `kept by ${at.file}` });
  }
}

/** The buttons of a screen's items begin sequences, with what the item says. */
function readScreen(world: World, screen: Spot): void {
  const from = textOf(under(screen, 'from')) ?? textOf(under(screen, 'from', 'one'));
  const item = from === null ? [] : world.names.nodesOf(from);
  for (const action of itemsOf(under(screen, 'actions'))) {
    const sequence = textOf(under(action, 'sequence'));
    if (sequence === null) continue;
    for (const [name, rule] of entriesOf(under(action, 'with'))) {
      addEdge(world, {
        to: `run:${sequence}.${name}`,
        how: 'value',
        from: world.names.read(rule, { item }),
        words: `given to ${sequence} by ${screen.file}`,
      });
    }
  }
}
