import { allIn, allOf, type CompiledJourney, type CompiledStep, type Part } from '../../journey';

export interface Used {
  readonly calls: ReadonlySet<string>;
  readonly sequences: ReadonlySet<string>;
}

/** Calls and sequences that these steps can come to, through sequences too. */
export function usedBy(steps: readonly CompiledStep[], journey: CompiledJourney): Used {
  const calls = new Set<string>(journey.tracking.call === null ? [] : [journey.tracking.call]);
  // What this browser may have sent before is asked about from the first page on.
  for (const { is } of allOf(journey, 'question')) calls.add(is.use.call);
  const sequences = new Set<string>();
  const begin = (id: string | null) => {
    const sequence = allOf(journey, 'sequence').find(({ is }) => is.id === id);
    if (id === null || sequence === undefined || sequences.has(id)) return;
    sequences.add(id);
    visit(sequence);
  };
  const visit = (part: Part) => {
    for (const { is } of allIn(part, 'use')) calls.add(is.call);
    for (const { is } of allIn(part, 'change')) begin(is.run);
  };
  for (const step of allOf({ ...journey, steps }, 'step')) {
    visit(step);
    const { entry, submit, screen } = step.is;
    begin(entry);
    begin(submit?.sequence ?? null);
    for (const { is, owner } of allOf(journey, 'itemAction'))
      if (owner.is.id === screen) begin(is.sequence);
  }
  return { calls, sequences };
}
