import type { Json } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { BoundsSource } from '../language';
import { compileTyped, plainScope } from '../rules';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

type Bounds = readonly [number, number] | BoundsSource;
const hasCases = (at: Cursor<Bounds>): at is Cursor<BoundsSource> => !Array.isArray(at.value);

/** Where bounds hang on another answer, each of its values has a case: else it would have no bounds. */
export function checkBoundsCases(_: Sources, context: Context): void {
  for (const { at, section } of fieldsOf(context)) {
    const bounds = at.find('bounds');
    if (bounds === null || !hasCases(bounds)) continue;
    const by = bounds.at('by');
    const rule = typeof by.value === 'string' ? by.as({ var: by.value }) : by;
    const home = { ...context, home: section.value.id };
    const { values } = compileTyped(rule, plainScope, home).typed;
    if (values !== null) checkCases(bounds, values, context);
  }
}

function checkCases(
  bounds: Cursor<BoundsSource>,
  values: readonly Json[],
  { report }: Context,
): void {
  const cases = bounds.at('cases');
  const known = new Set(values.filter((value) => value !== null).map(String));
  const written = Object.keys(cases.value);
  const fitting = written.filter((name) => known.has(name)).length;
  if (fitting < known.size && fitting * 2 < written.length) {
    report.add('JC515', bounds.at('by'), 'Most of the cases are none of the values of this.', {
      help: `it can be ${[...known].map((each) => `\`${each}\``).join(', ')}: name the answer whose values the cases are`,
      also: [{ at: cases, message: `${written.map((name) => `\`${name}\``).join(', ')} here` }],
    });
    return;
  }
  for (const [name, at] of entries(cases)) {
    if (known.has(name)) continue;
    report.add('JC515', at, `No answer is \`${name}\`, so these bounds never hold.`, {
      key: true,
      help: didYouMean(name, known),
    });
  }
  for (const value of known) {
    if (Object.hasOwn(cases.value, value)) continue;
    report.add('JC515', cases, `There are no bounds for \`${value}\`.`, {
      help: `add a case for "${value}"; without one anything goes`,
    });
  }
}
