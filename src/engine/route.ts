import type { CompiledParameter, CompiledStep } from '../journey';
import { getPath, patternOf } from '../rules';
import { own } from './answers/path';
import type { JsonObject } from './model';

type Values = Readonly<Record<string, string>>;

/**
 * What an address carries, with only that of its query which the step takes. The address is anybody's
 * word: a value that does not fit its pattern is left out, or stands as what the step says for one
 * that is there all the same.
 */
export function withQueryValues({ query = [] }: CompiledStep, given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const known = query.find((each) => each.name === name);
      if (known === undefined) return [[name, value]];
      const fits = patternOf(known.pattern)?.test(value) === true;
      const taken = fits ? value : known.otherwise;
      return taken === null ? [] : [[name, taken]];
    }),
  );
}

type Parameters = Readonly<Record<string, string>>;

/** What an address of the step carries: what is given, else what was answered, else the usual value. */
export function routeParameters(
  step: CompiledStep,
  answers: JsonObject,
  given: Parameters = {},
): Parameters {
  const bound = step.parameters.map((each) => [each.name, valueOf(each, answers, given)] as const);
  return { ...given, ...Object.fromEntries(bound) };
}

function valueOf(
  { name, answer, values }: CompiledParameter,
  answers: JsonObject,
  given: Parameters,
): string {
  const wanted = own(given, name) ?? getPath(answers, answer);
  if (values === null) return typeof wanted === 'string' ? wanted : '';
  return values.find((value) => value === wanted) ?? values[0] ?? '';
}

/** Whether an address leads to the step at all: every parameter has a value, and one of the few that it allows. */
export const isAddressOf = (
  { parameters }: CompiledStep,
  given: Readonly<Record<string, string | undefined>>,
): boolean =>
  parameters.every(({ name, values }) => {
    const value = own(given, name) ?? '';
    return values === null ? value !== '' : values.includes(value);
  });
