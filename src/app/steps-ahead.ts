import { useEffect } from 'react';
import type { JourneyState } from '../engine';
import type { CompiledChange, CompiledJourney } from '../journey';
import { partsOf } from '../screens';

/**
 * While a sequence runs, the pages that it may lead to fetch their code: once it has ended, they
 * stand in their shape at once.
 */
export function useStepsAhead(
  journey: CompiledJourney,
  { progress: { runs } }: JourneyState,
): void {
  useEffect(() => {
    const running = Object.keys(runs).filter((id) => runs[id]?.status === 'running');
    const ahead = running.flatMap((id) => endsOf(journey, id));
    for (const { goTo } of ahead) {
      const step = journey.steps.find(({ id }) => id === goTo);
      if (step !== undefined) for (const part of partsOf(step)) part.preload();
    }
  }, [journey, runs]);
}

/**
 * What a sequence may do as its steps succeed and as it ends. Nothing of one that makes a commit: that a part
 * cannot be had is not to be told of while something is sent that is done once.
 */
function endsOf({ sequences }: CompiledJourney, id: string): readonly CompiledChange[] {
  const sequence = sequences[id];
  if (sequence === undefined || sequence.steps.some(({ commits }) => commits)) return [];
  return [...sequence.steps, sequence].flatMap(({ then }) => then);
}
