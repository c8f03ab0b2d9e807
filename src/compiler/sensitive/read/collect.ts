import type { Json } from '../../../engine';
import type { SaidQuestion } from '../../questions';
import type { Kind, Node } from '../model';
import { Names } from '../names';
import { entriesOf, isObject, textOf, under } from '../spot';
import { Files } from './files';
import { questionsOf, sectionsOf } from './questions';
import { readCalls } from './read-calls';
import { nameCommits, readCommits } from './read-commits';
import { readJourney } from './read-journey';
import { declareQuestions, readDrafts, readSections } from './read-sections';
import { readSequences } from './read-sequences';
import type { World } from './world';

const kinds: readonly string[] = ['identity', 'contact', 'bank', 'medical'] satisfies Kind[];
const isKind = (word: string): word is Kind => kinds.includes(word);

/** All ways of a configuration's answers. `files`: path → what is written there, as its schema says. */
export function collectFlow(
  files: ReadonlyMap<string, Json>,
  said: readonly SaidQuestion[],
): World {
  const all = new Files(files);
  const sections = sectionsOf(all);
  const world: World = {
    files: all,
    sections,
    questions: questionsOf(sections, said),
    names: new Names(),
    uses: [],
    clears: [],
    declared: new Map(),
    edges: [],
    gates: [],
    sinks: [],
  };
  declareAll(world);
  nameCommits(world);
  readJourney(world);
  readSections(world);
  readSequences(world);
  readCommits(world);
  readDrafts(world);
  readCalls(world);
  return world;
}

function declareAll(world: World): void {
  const { files, names, declared, questions } = world;
  const declare = (node: Node, kind: string): void => {
    if (isKind(kind) && declared.get(node) !== 'medical') declared.set(node, kind);
  };
  const journey = files.at('journey.json');
  for (const { path } of questions) names.answers.add(path);
  for (const [path] of entriesOf(under(journey, 'records'))) names.answers.add(path);
  declareQuestions(declare, world);
  for (const [name, lookup] of entriesOf(under(journey, 'lookups')))
    declare(`lookups.${name}`, textOf(under(lookup, 'sensitive')) ?? '');
  const kept = lookupNames(files);
  for (const call of files.of('call')) {
    for (const [key, kind] of entriesOf(under(call, 'sensitive'))) {
      for (const as of kept.get(textOf(under(call, 'id')) ?? '') ?? []) {
        names.keys.add(`lookups.${as}.${key}`);
        declare(`lookups.${as}.${key}`, textOf(kind) ?? '');
      }
    }
  }
}

/** Names under which the answer of each call is kept. */
function lookupNames(files: Files): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (use: Json, call: Json | undefined): void => {
    if (!isObject(use) || typeof call !== 'string') return;
    const as = use['as'];
    found.set(call, (found.get(call) ?? new Set()).add(typeof as === 'string' ? as : call));
  };
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value)) {
      const call = value['call'];
      if (Array.isArray(call))
        call.forEach((use: Json) => add(use, isObject(use) ? use['id'] : null));
      else add(value, call);
    }
    Object.values<Json>(value).forEach(visit);
  };
  for (const { value } of files.of(
    'step',
    'section',
    'consent-variant',
    'bundle',
    'sequence',
    'commit',
  ))
    visit(value);
  return found;
}
