import { generatePath } from 'react-router-dom';
import { routeParameters, type CompiledJourney, type JsonObject } from '../../engine';

/**
 * The address of a step, with what it carries of the answers; an unknown step leads to the entry.
 * Without answers it is the address that anybody may begin at.
 */
export function addressOf(
  journey: CompiledJourney,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
  answers: JsonObject = {},
): string {
  const found =
    journey.steps.find(({ id }) => id === step) ??
    journey.steps.find(({ id }) => id === journey.entry);
  if (found === undefined) return '/';
  return generatePath(found.route, routeParameters(found, answers, parameters));
}
