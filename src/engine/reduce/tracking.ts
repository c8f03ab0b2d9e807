import type { Json } from '../model';
import { evaluate, evaluateTemplate, type LocalRoots } from '../../rules';
import { nextRequest } from './calls';
import { scopeOf, type Turn } from './turn';

/** Sends a record of the allow-listed properties. Nobody waits for it and nothing depends on it. */
export function track(turn: Turn, record: string, locals: LocalRoots): void {
  const { tracking, calls } = turn.program.journey;
  const properties = tracking.records[record];
  const call = tracking.call === null ? undefined : calls[tracking.call];
  if (properties === undefined || call === undefined) return;
  const pairs: Json = Object.entries(properties)
    .map(([name, rule]) => ({ name, value: evaluate(rule, scopeOf(turn, locals)) }))
    .filter(({ value }) => value !== null);
  const scope = scopeOf(turn, { ...locals, with: { properties: pairs } });
  turn.effects.push({
    type: 'call',
    request: nextRequest(turn),
    operation: call.operation,
    path: {},
    query: {},
    body: evaluateTemplate(call.body ?? null, scope),
    silent: true,
    within: call.within,
    commit: null,
  });
}
