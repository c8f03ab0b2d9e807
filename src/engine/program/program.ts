import { createGraph, type DerivedNode, type Graph } from '../graph';
import type { CompiledJourney, JourneyState, RuleObserver, ShapeValidators } from '../model';
import { addAnswers } from './answer-nodes';
import { addCommits } from './commit-nodes';
import { addFacts } from './fact-nodes';
import { callUsesOf } from './changes-of';
import type { Kit } from './kit';
import { createReader, type Reader } from './reader';
import { createResolver, type Resolver } from './resolver';
import { sourceNodes } from './source-nodes';
import { addStep } from './step-nodes';

/** A journey made ready to run: its dependency graph, and how to read it. */
export interface Program {
  readonly journey: CompiledJourney;
  readonly resolver: Resolver;
  readonly reader: Reader;
  readonly graph: Graph<JourneyState>;
}

/** Throws for a journey whose relevance or facts go round in a circle; the compiler refuses those. */
export function createProgram(
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): Program {
  const resolver = createResolver(journey);
  const reader = createReader(resolver, journey.locale, observe);
  const derived = new Map<string, DerivedNode>();
  const kit: Kit = {
    journey,
    validators,
    resolver,
    reader,
    add: (node) => derived.set(node.id, node),
  };
  addAnswers(kit);
  addFacts(kit);
  addCommits(kit);
  for (const step of journey.steps) addStep(kit, step);
  const lookups = lookupNames(journey, derived);
  const graph = createGraph(sourceNodes(journey, resolver, lookups), derived);
  return { journey, resolver, reader, graph };
}

/** Every lookup that a call fills or that something reads. */
function lookupNames(
  journey: CompiledJourney,
  derived: ReadonlyMap<string, DerivedNode>,
): ReadonlySet<string> {
  const names = new Set(callUsesOf(journey).map((use) => use.as));
  for (const { needs } of derived.values()) {
    for (const need of needs) if (need.startsWith('lookup:')) names.add(need.slice(7));
  }
  return names;
}
