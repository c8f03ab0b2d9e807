import { allIn, allOf, placeAt, ruleOf, type PartOf } from '../../journey';
import { awaited } from '../changes/awaited';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';

export function explainSequence(kit: Kit, sequence: PartOf<'sequence'>): readonly Finding[] {
  const run = kit.state.progress.runs[sequence.is.id];
  const message = run?.message ?? null;
  const state =
    run === undefined
      ? 'it did not run yet'
      : `it ${run.status === 'running' ? 'is running' : run.status === 'done' ? 'is done' : 'failed'}${message === null ? '' : `: “${message}”`}`;
  return [
    finding('run', run?.status === 'done', state),
    ...about(kit, sequence),
    ...begins(kit, sequence),
    ...allIn(sequence, 'run').map((step): Finding => {
      const { id } = step.is;
      const status = run?.steps[id];
      const judged = kit.judge('step', ruleOf(step, 'when'), (holds, reason) =>
        withReason(`${id} is ${holds ? 'run' : 'left out'}`, reason),
      );
      const says = status === undefined ? judged.says : `${judged.says}; it is ${status}`;
      return { ...judged, says };
    }),
  ];
}

/** The commit that it is about. */
function about({ origin }: Kit, { is, place }: PartOf<'sequence'>): readonly Finding[] {
  const { commit, waits } = is;
  if (commit === null) return [];
  const says = `about the commit ${commit}${waits ? ', and not begun while one is not settled' : ''}`;
  return [finding('commit', null, says, { origin: origin(place) })];
}

/** What makes it run. */
function begins({ journey, origin }: Kit, { is: { id } }: PartOf<'sequence'>): readonly Finding[] {
  const steps = allOf(journey, 'step').flatMap(({ is: step, place }) => [
    ...(step.entry === id
      ? [{ says: `begins whenever ${step.id} is entered`, place: placeAt(place, 'entry') }]
      : []),
    ...(step.submit?.sequence === id
      ? [{ says: `begins when ${step.id} is submitted`, place: placeAt(place, 'submit') }]
      : []),
  ]);
  const changes = allOf(journey, 'change')
    .filter(({ is }) => is.run === id)
    .map((change) => ({
      says: `begins after ${awaited(change).after}`,
      place: placeAt(change.place, 'run'),
    }));
  const all = [...steps, ...changes];
  if (all.length === 0) return [finding('begins', null, 'begins when a screen asks for it')];
  return all.map(({ says, place }) => finding('begins', null, says, { origin: origin(place) }));
}
