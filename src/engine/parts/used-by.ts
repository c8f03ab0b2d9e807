import { own } from '../answers/own';
import type { CompiledJourney, CompiledStep } from '../../journey';

export interface Used {
  readonly calls: ReadonlySet<string>;
  readonly sequences: ReadonlySet<string>;
}

/** Calls and sequences that these steps can come to, through sequences too. */
export function usedBy(steps: readonly CompiledStep[], journey: CompiledJourney): Used {
  const calls = new Set<string>(journey.tracking.call === null ? [] : [journey.tracking.call]);
  // What this browser may have sent before is asked about from the first page on.
  for (const { confirmBy } of Object.values(journey.commits)) calls.add(confirmBy.use.call);
  const sequences = new Set<string>();
  const begin = (id: string) => {
    const sequence = journey.sequences[id];
    if (sequence === undefined || sequences.has(id)) return;
    sequences.add(id);
    visit(sequence);
  };
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('call' in part && typeof part.call === 'string') calls.add(part.call);
    if ('run' in part && typeof part.run === 'string') begin(part.run);
    for (const inner of Object.values(part)) visit(inner);
  };
  for (const step of steps) {
    visit(step.reactions);
    visit(step.sections);
    if (step.entry !== null) begin(step.entry);
    if (step.submit !== null) begin(step.submit.sequence);
    const screen = step.screen === null ? undefined : own(journey.screens, step.screen);
    for (const { sequence } of screen?.actions ?? []) begin(sequence);
  }
  return { calls, sequences };
}
