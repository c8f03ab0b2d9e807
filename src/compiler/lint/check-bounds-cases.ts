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
    if (values !== null) checkCases(bounds.at('cases'), values, context);
  }
}

function checkCases(
  cases: Cursor<BoundsSource['cases']>,
  values: readonly Json[],
  { report }: Context,
): void {
  const known = new Set(values.filter((value) => value !== null).map(String));
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
