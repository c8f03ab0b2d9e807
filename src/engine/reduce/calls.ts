import type { CompiledCall, CompiledCallUse } from '../../journey';
import {
  evaluateAll,
  evaluateTemplate,
  type LocalRoots,
  nameUnder,
  readsThrough,
} from '../../rules';
import { own } from '../answers/path';
import type { CommitSending, Json, JsonObject, Lookup, Progress } from '../model';
import { handOver, stepsWaitingFor } from './runs/run-state';
import { scopeOf, setLookup, setProgress, type Turn } from './turn';

/** Numbers only grow, so that an answer can be told from a stale one. */
export function nextRequest(turn: Turn): number {
  const request = turn.state.progress.requests + 1;
  setProgress(turn, { requests: request });
  return request;
}

/** Plans a call under its name. An older one under the same name is no longer wanted. */
export function planCall(
  turn: Turn,
  use: CompiledCallUse,
  locals: LocalRoots = {},
  restoring = false,
): number | null {
  const parameters = evaluateAll(use.with, scopeOf(turn, locals));
  return planWith(turn, use.as, use.call, parameters, restoring, locals);
}

/** The same with parameters that are known already. null for a call that the journey does not have. */
export function planWith(
  turn: Turn,
  as: string,
  callId: string,
  parameters: JsonObject,
  restoring: boolean,
  locals: LocalRoots = {},
  commit: CommitSending | null = null,
): number | null {
  const call = own(turn.program.journey.calls, callId);
  if (call === undefined) return null;
  abortCall(turn, as);
  forgetRestoring(turn, as);
  const request = nextRequest(turn);
  handOver(turn, as, request);
  pushCall(turn, request, call, { ...locals, with: parameters }, commit);
  setLookup(turn, as, { status: 'loading', request, call: callId, with: parameters, restoring });
  return request;
}

/** Plans a call that is known by its number alone. */
export function pushCall(
  turn: Turn,
  request: number,
  call: CompiledCall,
  locals: LocalRoots,
  commit: CommitSending | null = null,
): void {
  // What an answer or a failure was is no part of what is sent.
  const { with: parameters = {}, commit: tied = null } = locals;
  const scope = scopeOf(turn, { with: parameters, commit: tied });
  turn.effects.push({
    type: 'call',
    request,
    operation: call.operation,
    path: evaluateAll(call.path, scope),
    query: withoutNothing(evaluateAll(call.query, scope)),
    body: evaluateTemplate(call.body, scope),
    silent: false,
    within: call.within,
    commit,
  });
}

/** A parameter without a value is not sent. */
const withoutNothing = (query: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(query).filter(([, value]: [string, Json]) => value !== null));

/** Number of the call that was in flight under this name; null when there was none. */
function abortCall(turn: Turn, as: string): number | null {
  const lookup = own(turn.state.lookups, as);
  if (lookup?.status !== 'loading') return null;
  // A commit is on its way whatever becomes of the page.
  if (own(turn.state.commits.flights, String(lookup.request)) !== undefined) return null;
  turn.effects.push({ type: 'abort', request: lookup.request });
  return lookup.request;
}

/** What waits to be loaded again after a reload is overtaken by whatever happens to it now. */
function forgetRestoring(turn: Turn, as: string): boolean {
  const { restore } = turn.state.progress;
  const others = restore.filter((entry) => entry.as !== as);
  if (others.length === restore.length) return false;
  setProgress(turn, { restore: others });
  return true;
}

/** Makes a lookup idle, and drops what is on its way. Whether it was anything else. */
export function resetLookup(turn: Turn, as: string): boolean {
  const wasToCome = forgetRestoring(turn, as);
  const status = own(turn.state.lookups, as)?.status ?? 'idle';
  if (status === 'idle' && !wasToCome) return false;
  const request = abortCall(turn, as);
  // Each of them hears in a round of its own (K8).
  if (request !== null)
    turn.errands.push(
      ...stepsWaitingFor(turn, request).map(() => ({ kind: 'callDropped' as const, request })),
    );
  // One that is still to come has no place among those that were called.
  if (status !== 'idle') setLookup(turn, as, { status: 'idle' });
  turn.changed.add(`lookups.${as}`);
  return true;
}

/** The lookup that waits for this request; null for a stale or unknown one. */
export function waitingFor(
  { state }: Turn,
  request: number,
): readonly [string, Extract<Lookup, { status: 'loading' }>] | null {
  for (const [name, lookup] of Object.entries(state.lookups)) {
    if (lookup.status === 'loading' && lookup.request === request) return [name, lookup];
  }
  return null;
}

/**
 * Loads again what a reload dropped (B9): each lookup once those that its call reads are there; one that
 * failed is still to come, once it is tried again. Answers stay as they are; what had been answered
 * fires no reaction again.
 */
export function restoreLookups(turn: Turn): void {
  for (let ready = readyToRestore(turn); ready.length > 0; ready = readyToRestore(turn)) {
    // Each is no longer to come once it is planned.
    for (const entry of ready) planWith(turn, entry.as, entry.call, entry.with, entry.settled);
  }
}

function readyToRestore(turn: Turn): Progress['restore'] {
  const { restore, step } = turn.state.progress;
  if (restore.length === 0 || step === null) return [];
  const reads = new Map(
    restore.map(({ as, call }) => [as, lookupsReadBy(turn, call).filter((name) => name !== as)]),
  );
  const isUnderWay = (name: string): boolean => {
    const status = own(turn.state.lookups, name)?.status;
    return status === 'loading' || status === 'failed';
  };
  const free = restore.filter(
    ({ as }) => reads.get(as)?.some((name) => reads.has(name) || isUnderWay(name)) !== true,
  );
  if (free.length > 0) return free;
  // Calls that wait for each other would wait for ever.
  const circle = restore.find(({ as }) => {
    const all = readThrough(reads, as);
    return all.has(as) && ![...all].some(isUnderWay);
  });
  return circle === undefined ? [] : [circle];
}

/** What one reads, and what those read in turn. */
function readThrough(
  reads: ReadonlyMap<string, readonly string[]>,
  as: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const name of reads.get(as) ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    readThrough(reads, name, found);
  }
  return found;
}

/** Lookups that a call reads: through facts, and through the relevance of the answers that it sends. */
function lookupsReadBy({ program }: Turn, id: string): readonly string[] {
  const call = own(program.journey.calls, id);
  if (call === undefined) return [];
  const { bound, related } = program.resolver;
  const read = new Set<string>();
  const visit = (...rules: readonly Json[]): void => {
    for (const path of readsThrough(program.journey.facts, ...rules)) {
      if (read.has(path)) continue;
      read.add(path);
      for (const answer of [path, ...related(path)]) {
        for (const { section, field } of bound.get(answer) ?? [])
          visit(section.relevant, field.relevant);
      }
    }
  };
  visit(call.body, { ...call.query }, { ...call.path });
  return [...read].flatMap((path) => {
    const name = nameUnder('lookups', path);
    return name === null ? [] : [name];
  });
}
