import { sectionKey } from '../../engine';
import type { CompiledJourney, CompiledSection } from '../../journey';
import { placedChanges } from '../changes/placed-changes';
import type { Target } from './target';

/** Everything that can be asked about, with the names that lead to it: the shortest first. */
export function allTargets(
  journey: CompiledJourney,
): readonly { readonly names: readonly string[]; readonly target: Target }[] {
  const sections = journey.steps.flatMap((step) => step.sections);
  return [
    ...sections.map((section) => ({
      names: ofSection(section, (key) => [key, `section:${key}`]),
      target: { kind: 'section', section } as const,
    })),
    ...sections.flatMap((section) => [
      ...section.fields.map((field) => ({
        names: ofSection(section, (key) => [`${key}.${field.name}`, `field:${key}.${field.name}`]),
        target: { kind: 'field', section, field } as const,
      })),
      ...section.actions.map((action) => ({
        names: ofSection(section, (key) => [`${key}.${action.id}`, `action:${key}.${action.id}`]),
        target: { kind: 'action', section, action } as const,
      })),
      ...section.content.map((content) => ({
        names: ofSection(section, (key) => [
          `${key}.${content.id}`,
          `content:${key}.${content.id}`,
        ]),
        target: { kind: 'content', section, content } as const,
      })),
    ]),
    ...Object.keys(journey.facts).map((name) => ({
      names: [name, `facts.${name}`, `fact:${name}`],
      target: { kind: 'fact', name } as const,
    })),
    ...[...callNames(journey)].map((name) => ({
      names: [name, `lookups.${name}`, `call:${name}`],
      target: { kind: 'call', name } as const,
    })),
    ...Object.values(journey.sequences).map((sequence) => ({
      names: [sequence.id, `sequence:${sequence.id}`],
      target: { kind: 'sequence', sequence } as const,
    })),
    ...Object.values(journey.commits).map((commit) => ({
      names: [commit.id, `commits.${commit.id}`, `commit:${commit.id}`],
      target: { kind: 'commit', commit } as const,
    })),
    ...journey.steps.map((step) => ({
      names: [step.id, `step:${step.id}`],
      target: { kind: 'step', step } as const,
    })),
  ];
}

/** A variant is asked for by its own name, or with all others by the section's. */
function ofSection(
  section: CompiledSection,
  names: (key: string) => readonly string[],
): readonly string[] {
  const own = names(sectionKey(section));
  return section.variant === null ? own : [...names(section.id), ...own];
}

function callNames(journey: CompiledJourney): ReadonlySet<string> {
  const uses = [
    ...placedChanges(journey).flatMap(({ change }) => change.call),
    ...Object.values(journey.sequences).flatMap(({ steps }) => steps.map(({ use }) => use)),
    ...Object.values(journey.commits).map(({ confirmBy }) => confirmBy.use),
  ];
  return new Set([...Object.keys(journey.calls), ...uses.map(({ as }) => as)]);
}
