import {
  allIn,
  allOf,
  sectionKey,
  type AnyPart,
  type CompiledJourney,
  type CompiledSection,
  questionKey,
} from '../../journey';
import type { Target } from './target';

interface NamedTarget {
  /** All that lead to it, the shortest first. */
  readonly names: readonly string[];
  readonly target: Target;
}

const known = new WeakMap<CompiledJourney, readonly NamedTarget[]>();

/** Everything that can be asked about. */
export function allTargets(journey: CompiledJourney): readonly NamedTarget[] {
  const all = known.get(journey) ?? collect(journey);
  known.set(journey, all);
  return all;
}

function collect(journey: CompiledJourney): readonly NamedTarget[] {
  const sections = allOf(journey, 'section');
  return [
    ...sections.map((target) => ({
      names: ofSection(target.is, (key) => [key, `section:${key}`]),
      target,
    })),
    ...sections.flatMap((section) => {
      const named = (target: AnyPart<'field' | 'action' | 'content'>, name: string) => ({
        names: ofSection(section.is, (key) => {
          const whole = questionKey(key, name);
          return [whole, `${target.kind}:${whole}`];
        }),
        target,
      });
      return [
        ...allIn(section, 'field').map((field) => named(field, field.is.name)),
        ...allIn(section, 'action').map((action) => named(action, action.is.id)),
        ...allIn(section, 'content').map((content) => named(content, content.is.id)),
      ];
    }),
    ...Object.keys(journey.facts).map((name) => ({
      names: [name, `facts.${name}`, `fact:${name}`],
      target: { kind: 'fact', name } as const,
    })),
    ...[...callNames(journey)].map((name) => ({
      names: [name, `lookups.${name}`, `call:${name}`],
      target: { kind: 'call', name } as const,
    })),
    ...allOf(journey, 'sequence').map((target) => ({
      names: [target.is.id, `sequence:${target.is.id}`],
      target,
    })),
    ...allOf(journey, 'commit').map((target) => ({
      names: [target.is.id, `commits.${target.is.id}`, `commit:${target.is.id}`],
      target,
    })),
    ...allOf(journey, 'step').map((target) => ({
      names: [target.is.id, `step:${target.is.id}`],
      target,
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

const callNames = (journey: CompiledJourney): ReadonlySet<string> =>
  new Set([...Object.keys(journey.calls), ...allOf(journey, 'use').map(({ is }) => is.as)]);
