import { allIn, allOf, type CompiledJourney, type CompiledStep, type Part } from '../../journey';
import { nameUnder } from '../../rules';
import { own } from '../answers/path';

interface Used {
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
    if (sequence === undefined || sequences.has(sequence.is.id)) return;
    sequences.add(sequence.is.id);
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

/** Names of the facts that any rule or text in these parts reads, by way of other facts too. */
export function factsReadBy(parts: unknown, facts: CompiledJourney['facts']): ReadonlySet<string> {
  const read = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') meet(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  const meet = (path: string): void => {
    const name = nameUnder('facts', path);
    if (name === null || read.has(name)) return;
    const rule = own(facts, name);
    if (rule === undefined) return;
    read.add(name);
    visit(rule);
  };
  visit(parts);
  return read;
}
