import type { Context } from '../context';
import { compileTyped } from './compile-rule';
import { plainScope } from './scope';
import { unknown, type Typed } from './typed';

/** What is known of the facts' values, each found from its rule when it is first asked for. */
export function factTypes(context: () => Context): (name: string) => Typed {
  const known = new Map<string, Typed>();
  return (name) => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    // A cycle is reported elsewhere; here it only must end.
    known.set(name, unknown);
    const rule = context().symbols.facts.get(name);
    const found = rule === undefined ? unknown : compileTyped(rule, plainScope, context()).typed;
    known.set(name, found);
    return found;
  };
}
