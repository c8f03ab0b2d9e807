import { own } from '../answers/own';
import type { Run, RunView, SubmitView, Verdict } from '../model';
import type { CompiledSequence, CompiledStep } from '../../journey';
import { holds, type Scope } from '../../rules';
import { plain } from '../text';
import type { Read } from './cell';
import type { Kit } from './kit';
import type { Layout } from './layout-cells';

/** The button at the end of a step, and how far its sequence is. */
export function submitView(
  { journey, reader, state }: Kit,
  { submit }: CompiledStep,
  layout: Layout,
  verdict: Verdict,
  isFrozen: boolean,
  read: Read,
): SubmitView | null {
  if (submit === null || !holds(submit.when ?? true, reader.scope(read))) return null;
  const run = read(state.run(submit.sequence));
  const sequence = own(journey.sequences, submit.sequence);
  return {
    label: plain(reader.fill(submit.label, read)),
    ready: reader.fill(submit.ready, read),
    text: reader.fill(submit.text ?? [], read),
    available: verdict === 'valid' && layout.complete && !isFrozen,
    deliberate: submit.deliberate,
    run:
      run === null || sequence === undefined
        ? null
        : {
            status: run.status,
            title: reader.fill(sequence.title, read),
            steps: stepsOf(
              sequence,
              run,
              reader.scope(read, { with: run.with, run: { unsure: run.unsure } }),
            ),
            marker: run.marker,
            message: run.message,
          },
  };
}

/** Those that run for this person: one that will be left out is not counted. */
function stepsOf(sequence: CompiledSequence, run: Run, scope: Scope): RunView['steps'] {
  return sequence.steps.flatMap(({ id, name, when }) => {
    const status = run.steps[id] ?? 'waiting';
    if (status === 'skipped' || (status === 'waiting' && !holds(when, scope))) return [];
    return [{ id, name, status }];
  });
}
