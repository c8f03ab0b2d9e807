import type { Rule } from '../../engine';
import type { CompiledChange, CompiledJourney, CompiledReaction, Trigger } from '../../journey';
import { sectionPlace } from '../kit';

/** A change, where it stands, and what it waits for. */
export interface PlacedChange {
  readonly change: CompiledChange;
  readonly place: string;
  /** What happens before it. */
  readonly after: string;
  /** Of the reaction that it belongs to. */
  readonly when: Rule;
  readonly whenPlace: string;
}

/** Every change that a journey can make. */
export function placedChanges(journey: CompiledJourney): readonly PlacedChange[] {
  const owners = journey.steps.flatMap((step) => [
    { place: `step:${step.id}`, id: step.id, reactions: step.reactions },
    ...step.sections.map((section) => ({
      place: sectionPlace(section),
      id: section.id,
      reactions: section.reactions,
    })),
  ]);
  return [
    ...owners.flatMap(({ place, id, reactions }) =>
      reactions.flatMap((reaction, index) =>
        ofReaction(reaction, `${place}/reaction:${index}`, id),
      ),
    ),
    ...journey.steps
      .flatMap((step) => step.sections)
      .flatMap((section) =>
        section.present.as === 'dialog'
          ? listed(
              section.present.complete,
              `${sectionPlace(section)}/complete`,
              `${section.id} is ended`,
            )
          : [],
      ),
    ...Object.values(journey.sequences).flatMap(({ id, first, steps, then }) => [
      ...listed(first, `sequence:${id}/first`, `the sequence ${id} begins`),
      ...steps.flatMap((step) => {
        const place = `sequence:${id}/step:${step.id}`;
        return [
          ...listed(step.then, `${place}/then`, `${id}.${step.id} succeeded`),
          ...step.onFailure.flatMap(({ when, changes }, index) =>
            listed(changes, `${place}/failure:${index}`, `${id}.${step.id} failed`, when),
          ),
        ];
      }),
      ...listed(then, `sequence:${id}/then`, `the sequence ${id} ended`),
    ]),
    ...Object.values(journey.commits).flatMap(({ id, then }) =>
      listed(then, `commit:${id}/then`, `the commit ${id} is known to be done by asking`),
    ),
  ];
}

const ofReaction = (
  { on, when, changes }: CompiledReaction,
  place: string,
  owner: string,
): readonly PlacedChange[] => listed(changes, place, triggerWords(on, owner), when);

const listed = (
  changes: readonly CompiledChange[],
  place: string,
  after: string,
  when: Rule = true,
): readonly PlacedChange[] =>
  changes.map((change, index) => ({
    change,
    place: `${place}/change:${index}`,
    after,
    when,
    whenPlace: `${place}/when`,
  }));

function triggerWords(on: Trigger, owner: string): string {
  switch (on.kind) {
    case 'entered':
      return `${owner} is entered`;
    case 'answered':
      return `a person answers ${on.paths.join(' or ')}`;
    case 'changed':
      return `${on.paths.join(' or ')} changes`;
    case 'pressed':
      return `the button ${on.action} is pressed`;
    case 'succeeded':
      return `lookups.${on.lookup} succeeds`;
    case 'failed':
      return `lookups.${on.lookup} fails`;
  }
}
