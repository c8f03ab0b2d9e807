import type { CompiledJourney, CompiledStep } from '../../journey';
import type { Stage } from '../../ui/page';

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
