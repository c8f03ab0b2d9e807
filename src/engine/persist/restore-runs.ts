import { own } from '../answers/own';
import { isObject } from '../answers/path';
import type {
  CompiledJourney,
  CompiledSequenceStep,
  Json,
  Progress,
  Run,
  RunStepStatus,
} from '../model';

/**
 * Sequences as the journal left them. What was running was interrupted and goes on only when the
 * person asks; a step that may have done its work is still to be confirmed (decision 20).
 */
export function restoreRuns({ sequences }: CompiledJourney, stored: Json): Progress['runs'] {
  if (!isObject(stored)) return {};
  const runs = Object.values(sequences).flatMap((sequence): readonly (readonly [string, Run])[] => {
    const entry = own(stored, sequence.id);
    if (!isObject(entry)) return [];
    const steps = isObject(entry['steps']) ? entry['steps'] : {};
    const run: Run = {
      status: entry['status'] === 'done' ? 'done' : 'failed',
      steps: Object.fromEntries(
        sequence.steps.map((step) => [step.id, statusOf(step, own(steps, step.id))]),
      ),
      requests: {},
      marker: null,
      message: null,
      with: {},
      restoring: false,
    };
    return [[sequence.id, run]];
  });
  return Object.fromEntries(runs);
}

function statusOf(step: CompiledSequenceStep, stored: Json | undefined): RunStepStatus {
  switch (stored) {
    case 'waiting':
    case 'done':
    case 'skipped':
    case 'failed':
      return stored;
    case 'running':
    case 'confirming':
      return step.confirmBy === null ? 'failed' : 'confirming';
    default:
      return 'waiting';
  }
}
