import { own } from '../answers/own';
import { isObject } from '../../rules';
import type { Json, Progress, Run, RunStepStatus } from '../model';
import type { CompiledJourney } from '../../journey';

/**
 * Sequences as the journal left them. What was running was interrupted and goes on only when the
 * person asks. A save that was not done may still arrive with what it was sent with then.
 */
export function restoreRuns({ sequences, calls }: CompiledJourney, stored: Json): Progress['runs'] {
  if (!isObject(stored)) return {};
  // In their order: what is tried again takes up the one that began first (K9).
  const runs = Object.entries(stored).flatMap(
    ([id, entry]): readonly (readonly [string, Run])[] => {
      const sequence = own(sequences, id);
      if (sequence === undefined || !isObject(entry)) return [];
      const steps = isObject(entry['steps']) ? entry['steps'] : {};
      const run: Run = {
        status: entry['status'] === 'done' ? 'done' : 'failed',
        steps: Object.fromEntries(
          sequence.steps.map((step) => [step.id, statusOf(own(steps, step.id))]),
        ),
        requests: {},
        marker: null,
        message: null,
        with: {},
        restoring: false,
        unsure: sequence.steps.some(
          ({ id, use }) =>
            statusOf(own(steps, id)) === 'failed' && own(calls, use.call)?.repeat === 'overwrites',
        ),
      };
      return [[sequence.id, run]];
    },
  );
  return Object.fromEntries(runs);
}

function statusOf(stored: Json | undefined): RunStepStatus {
  switch (stored) {
    case 'waiting':
    case 'done':
    case 'skipped':
    case 'failed':
      return stored;
    case 'running':
      return 'failed';
    default:
      return 'waiting';
  }
}
