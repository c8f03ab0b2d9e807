import { generatePath } from 'react-router-dom';
import type { CompiledJourney } from '../../engine';

/** The address of a step; an unknown one leads to the entry. */
export function addressOf(
  journey: CompiledJourney,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const found =
    journey.steps.find(({ id }) => id === step) ??
    journey.steps.find(({ id }) => id === journey.entry);
  return generatePath(found?.route ?? '/', parameters);
}
