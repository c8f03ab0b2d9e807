import type { Rule } from '../../engine';
import type { Context } from '../context';
import type { Cursor } from '../source';
import { compileTyped } from './compile-rule';
import type { Scope } from './scope';
import { unknown, type Typed } from './typed';

/** What is known of the values that commits keep, each found from its rule when it is first asked for. */
export function keptTypes(context: () => Context): (rule: Cursor<Rule>, scope: Scope) => Typed {
  const known = new WeakMap<Cursor<Rule>, Typed>();
  return (rule, scope) => {
    const earlier = known.get(rule);
    if (earlier !== undefined) return earlier;
    // A record may read what was kept before; it only must end.
    known.set(rule, unknown);
    const { typed } = compileTyped(rule, scope, context());
    known.set(rule, typed);
    return typed;
  };
}
