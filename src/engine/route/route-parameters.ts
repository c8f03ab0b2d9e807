import { own } from '../answers/own';
import { getPath } from '../../rules';
import type { JsonObject } from '../model';
import type { CompiledParameter, CompiledStep } from '../../journey';

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
