import { getPath } from '../answers/path';
import type { CompiledJourney, JourneyState, LedgerEntry, Lookup } from '../model';
import type { SourceNode } from '../graph';
import { fieldKey, node } from './names';
import type { Resolver } from './resolver';

const noEntries: readonly LedgerEntry[] = [];
const idle: Lookup = { status: 'idle' };

/** What the graph starts from: one node for each part of the state that something can read. */
export function sourceNodes(
  journey: CompiledJourney,
  resolver: Resolver,
  lookups: Iterable<string>,
): readonly SourceNode<JourneyState>[] {
  const nodes: SourceNode<JourneyState>[] = [
    { id: node.settings, slice: 'settings', at: [], get: (state) => state.settings },
    { id: node.today, slice: 'today', at: [], get: (state) => state.today },
    { id: node.lost, slice: 'progress', at: ['lost'], get: (state) => state.progress.lost },
    { id: node.dialog, slice: 'progress', at: ['dialog'], get: (state) => state.progress.dialog },
    { id: node.commits, slice: 'commits', at: [], get: (state) => state.commits },
    { id: node.notice, slice: 'progress', at: ['notice'], get: (state) => state.progress.notice },
  ];
  for (const name of Object.keys(journey.commits)) {
    nodes.push({
      id: node.ledger(name),
      slice: 'commits',
      at: ['ledger', name],
      get: (state) => state.commits.ledger[name] ?? noEntries,
    });
  }
  // The same for the life of the journey, whatever the state.
  for (const [name, calendar] of Object.entries(journey.calendars)) {
    nodes.push({ id: node.calendar(name), slice: 'settings', at: [], get: () => calendar });
  }
  for (const path of resolver.bound.keys()) {
    nodes.push({
      id: node.raw(path),
      slice: 'answers',
      at: path.split('.'),
      get: (state) => getPath(state.answers, path),
    });
  }
  for (const name of lookups) {
    nodes.push({
      id: node.lookup(name),
      slice: 'lookups',
      at: [name],
      get: (state) => state.lookups[name] ?? idle,
    });
  }
  const keys = new Set<string>();
  const lists = new Set<string>();
  for (const { id, sections } of journey.steps) {
    nodes.push(
      {
        id: node.open(id),
        slice: 'progress',
        at: ['open', id],
        get: (state) => state.progress.open[id],
      },
      {
        id: node.reached(id),
        slice: 'progress',
        at: ['reached', id],
        get: (state) => state.progress.reached[id],
      },
      {
        id: node.refused(id),
        slice: 'progress',
        at: ['refused', id],
        get: (state) => state.progress.refused[id] === true,
      },
    );
    for (const section of sections) {
      for (const field of section.fields) {
        keys.add(fieldKey(section, field));
        if (field.list !== null) lists.add(fieldKey(section, field));
      }
    }
  }
  for (const key of keys) {
    nodes.push({
      id: node.touched(key),
      slice: 'progress',
      at: ['touched', key],
      get: (state) => state.progress.touched[key] === true,
    });
  }
  for (const key of lists) {
    nodes.push({
      id: node.draft(key),
      slice: 'progress',
      at: ['drafts', key],
      get: (state) => state.progress.drafts[key] ?? null,
    });
  }
  for (const id of Object.keys(journey.sequences)) {
    nodes.push({
      id: node.run(id),
      slice: 'progress',
      at: ['runs', id],
      get: (state) => state.progress.runs[id],
    });
  }
  return nodes;
}
