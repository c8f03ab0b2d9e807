import type { CompiledCallUse, CompiledChange, CompiledJourney } from '../../journey';

/**
 * Every change that a journey can make, wherever it is written. A page loads this, and would load all
 * that `walk` knows of the parts of a journey for it: 3 kB.
 */
function changesOf({ steps, sequences, commits }: CompiledJourney): readonly CompiledChange[] {
  return [
    ...steps
      .flatMap((step) => [step, ...step.sections])
      .flatMap(({ reactions }) => reactions.flatMap((reaction) => reaction.changes)),
    ...steps.flatMap(({ sections }) =>
      sections.flatMap(({ present }) => (present.as === 'dialog' ? present.complete : [])),
    ),
    ...Object.values(sequences).flatMap((sequence) => [
      ...sequence.first,
      ...sequence.steps.flatMap((step) => [
        ...step.then,
        ...step.onFailure.flatMap((failure) => failure.changes),
      ]),
      ...sequence.then,
    ]),
    ...Object.values(commits).flatMap((commit) => commit.then),
  ];
}

/** Every place that makes a call whose answer is kept. */
export function callUsesOf(journey: CompiledJourney): readonly CompiledCallUse[] {
  return [
    ...changesOf(journey).flatMap((change) => change.call),
    ...Object.values(journey.sequences).flatMap((sequence) => sequence.steps.map(({ use }) => use)),
    ...Object.values(journey.commits).map(({ confirmBy }) => confirmBy.use),
  ];
}
