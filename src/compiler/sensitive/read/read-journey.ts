import { isRule } from '../../../rules';
import { isExcepted, pathOf, readEach } from '../names';
import { entriesOf, itemsOf, textOf, textsWith, under, type Spot } from '../spot';
import { readReaction } from './read-changes';
import { addEdge, addValueSink, type World } from './world';

/** What stands in no section, sequence, call or commit. */
export function readJourney(world: World): void {
  const { files, names } = world;
  for (const file of files.of('facts')) {
    for (const [name, fact] of entriesOf(under(file, 'facts'))) {
      const from = names.read(under(fact, 'rule') ?? fact);
      addEdge(world, { to: `facts.${name}`, how: 'value', from, words: `\`facts.${name}\`` });
    }
  }
  const journey = files.at('journey.json');
  for (const entry of itemsOf(under(journey, 'persist', 'allow'))) {
    const from = [{ nodes: names.nodesOf(pathOf(entry) ?? ''), at: entry, event: false }];
    addValueSink(world, 'JC701', entry, from, isExcepted(entry));
  }
  readForgotten(world, journey);
  readTracking(world);
  for (const step of files.of('step')) readStep(world, step);
  readLinks(world);
}

function readForgotten(world: World, journey: Spot | null): void {
  const { names } = world;
  for (const [path, record] of entriesOf(under(journey, 'records'))) {
    const from = names.events(under(record, 'forgottenWith'));
    addEdge(world, { to: path, how: 'control', from, words: 'forgotten with it, by journey.json' });
  }
  for (const [name, lookup] of entriesOf(under(journey, 'lookups'))) {
    for (const cause of itemsOf(under(lookup, 'forgottenWith'))) {
      const conditions = names.events(cause);
      world.clears.push({ lookup: name, at: cause, conditions });
      const words = 'forgotten with it, by journey.json';
      for (const to of [`lookups.${name}`, `status:${name}`])
        addEdge(world, { to, how: 'control', from: conditions, words });
    }
  }
}

function readTracking(world: World): void {
  const { files, names } = world;
  const commits = files.of('commit').map((commit) => textOf(under(commit, 'id')) ?? '');
  for (const tracking of files.of('tracking'))
    for (const [, record] of entriesOf(under(tracking, 'records')))
      for (const { at, from } of readEach(names, record, { commits }))
        addValueSink(world, 'JC702', at, from, isExcepted(at));
  // What the call of tracking says besides goes with every record.
  const call = files.of('tracking').map((tracking) => textOf(under(tracking, 'call')));
  for (const file of files.of('call'))
    if (call.includes(textOf(under(file, 'id')) ?? ''))
      for (const at of rulesIn(under(file, 'body')))
        addValueSink(world, 'JC702', at, names.read(at, { commits }));
}

/** Rules of a template, by the keys and items that they stand under. */
function rulesIn(template: Spot | null): readonly Spot[] {
  if (template === null) return [];
  if (isRule(template.value)) return [template];
  if (Array.isArray(template.value)) return itemsOf(template).flatMap(rulesIn);
  return entriesOf(template).flatMap(([, each]) => rulesIn(each));
}

/** A step: its title names the browser's tab, its parameters and its query stand in the address. */
function readStep(world: World, step: Spot): void {
  const { names } = world;
  for (const title of [under(step, 'title'), under(step, 'later', 'title'), under(step, 'name')])
    for (const each of itemsOf(title)) {
      const [when, text] = [under(each, 'when'), under(each, 'text') ?? each];
      addValueSink(world, 'JC704', text, names.readTexts(text));
      if (when !== null) addValueSink(world, 'JC704', when, names.read(when));
    }
  const told = [...entriesOf(under(step, 'parameters')), ...entriesOf(under(step, 'query'))];
  for (const [, parameter] of told) {
    const path = textOf(under(parameter, 'answer'));
    if (path === null) continue;
    const from = [{ nodes: names.nodesOf(path), at: parameter, event: false }];
    addValueSink(world, 'JC703', parameter, from);
  }
  for (const reaction of itemsOf(under(step, 'reactions')))
    readReaction(world, reaction, { conditions: [], locals: {} });
}

/** Addresses of links, wherever a text stands. */
function readLinks(world: World): void {
  const { files, names } = world;
  const spoken = ['step', 'section', 'consent-variant', 'screen', 'messages', 'texts'] as const;
  for (const file of files.of(...spoken)) {
    for (const text of textsWith('](', file)) {
      const from = names.readLinks(text);
      if (from.length > 0) addValueSink(world, 'JC703', text, from);
    }
  }
}
