import { generatePath } from 'react-router-dom';
import { routeParameters, type JsonObject } from '../../engine';
import type { CompiledJourney, CompiledStep } from '../../journey';
import type { Stage } from '../../ui/page';

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
  const path = generatePath(found.route, routeParameters(found, answers, parameters));
  return `${path}${queryText(found, parameters)}`;
}

/** What the step takes from the query, as it was when the household was there. */
function queryText({ query = [] }: CompiledStep, given: Readonly<Record<string, string>>): string {
  const taken = query.flatMap(({ name }) => {
    const value = given[name];
    return value === undefined ? [] : [[name, value]];
  });
  return taken.length === 0 ? '' : `?${new URLSearchParams(taken).toString()}`;
}

/*
 * An entry of the history knows the step that it was come to from, also after a reload: so a way
 * back on the page can be the browser's own, which finds the page as it was left.
 */

/** How a step is left for another. */
export const leaving = (step: string | null) => ({ state: { from: step } });

/** The step that the household came from; null where it opened the address itself. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}

/** The journey's stages; those behind lead back, until the last one is reached. */
export function stagesOf(
  journey: CompiledJourney,
  present: CompiledStep,
  address: (step: string) => string,
): readonly Stage[] {
  const last = journey.stages.length - 1;
  return journey.stages.map((name, index) => {
    const step = journey.steps.find(({ stage }) => stage === index);
    const back = present.stage !== null && present.stage !== last && index < present.stage;
    return { name, href: back && step !== undefined ? address(step.id) : null };
  });
}
