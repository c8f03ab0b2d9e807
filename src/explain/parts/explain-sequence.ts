import type { CompiledSequence } from '../../journey';
import { placedChanges } from '../changes/placed-changes';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';

export function explainSequence(kit: Kit, sequence: CompiledSequence): readonly Finding[] {
  const run = kit.state.progress.runs[sequence.id];
  const message = run?.message ?? null;
  const state =
    run === undefined
      ? 'it did not run yet'
      : `it ${run.status === 'running' ? 'is running' : run.status === 'done' ? 'is done' : 'failed'}${message === null ? '' : `: “${message}”`}`;
  return [
    finding('run', run?.status === 'done', state),
    ...about(kit, sequence),
    ...begins(kit, sequence),
    ...sequence.steps.map((step): Finding => {
      const place = `sequence:${sequence.id}/step:${step.id}`;
      const status = run?.steps[step.id];
      const judged = kit.judge('step', step.when, `${place}/when`, (holds, reason) =>
        withReason(`${step.id} is ${holds ? 'run' : 'left out'}`, reason),
      );
      const says = status === undefined ? judged.says : `${judged.says}; it is ${status}`;
      return { ...judged, says, origin: kit.origin(`${place}/when`) };
    }),
  ];
}

/** The commit that it is about. */
function about({ origin }: Kit, { id, commit, waits }: CompiledSequence): readonly Finding[] {
  if (commit === null) return [];
  const says = `about the commit ${commit}${waits ? ', and not begun while one is not settled' : ''}`;
  return [finding('commit', null, says, { origin: origin(`sequence:${id}`) })];
}

/** What makes it run. */
function begins({ journey, origin }: Kit, { id }: CompiledSequence): readonly Finding[] {
  const fromSteps = journey.steps.flatMap((step): readonly Finding[] => [
    ...(step.entry === id
      ? [
          finding('begins', null, `begins whenever ${step.id} is entered`, {
            origin: origin(`step:${step.id}/entry`),
          }),
        ]
      : []),
    ...(step.submit?.sequence === id
      ? [
          finding('begins', null, `begins when ${step.id} is submitted`, {
            origin: origin(`step:${step.id}/submit`),
          }),
        ]
      : []),
  ]);
  const fromChanges = placedChanges(journey)
    .filter(({ change }) => change.run === id)
    .map(({ after, place }) =>
      finding('begins', null, `begins after ${after}`, { origin: origin(`${place}/run`) }),
    );
  const all = [...fromSteps, ...fromChanges];
  return all.length > 0 ? all : [finding('begins', null, 'begins when a screen asks for it')];
}
