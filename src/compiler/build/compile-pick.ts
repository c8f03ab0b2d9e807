import type { Json } from '../../engine';
import type { Pick } from '../../journey';
import type { Context } from '../context';
import type { CallSource, PickSource } from '../language';
import { entries, type Cursor } from '../source';

/** What is kept of an answer; all of it where nothing is said. */
export function compilePicks(at: Cursor<CallSource>, context: Context): Pick {
  const into = at.find('into');
  const answer = at.find('answer');
  if (into !== null && answer !== null) {
    context.report.add('JC205', into, '`answer` and `into` exclude each other.', { key: true });
  }
  if (into !== null) {
    const keys = entries(into).map(([key, each]) => [key, compilePick(each, context)] as const);
    return { kind: 'object', keys: Object.fromEntries(keys) };
  }
  return answer === null ? { kind: 'path', path: '' } : compilePick(answer, context);
}

function compilePick(at: Cursor<PickSource>, context: Context): Pick {
  const { value } = at;
  if (typeof value === 'string') return { kind: 'path', path: value };
  const kinds = (['first', 'all', 'entries'] as const).filter((key) => value[key] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    context.report.add('JC205', at, 'Exactly one of `first`, `all` and `entries` must stand here.');
    return { kind: 'path', path: '' };
  }
  const path = value[kind] ?? '';
  if (kind === 'entries') {
    if (value.where !== undefined) context.report.add('JC205', at, '`entries` takes no `where`.');
    return { kind, path };
  }
  const where: Readonly<Record<string, Json>> = value.where ?? {};
  return { kind, path, where };
}
