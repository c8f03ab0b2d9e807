import type { ChangesSource, ChangeSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from './sources';
import type { SectionUnit } from './symbols';

/** Every name under which an answer of a call is kept, with the calls that fill it. */
export function collectLookups(
  sources: Sources,
  units: readonly SectionUnit[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const lookups = new Map<string, Set<string>>();
  const add = (call: string, as: string | undefined): void => {
    const name = as ?? call;
    lookups.set(name, (lookups.get(name) ?? new Set()).add(call));
  };
  const change = (source: ChangeSource): void => {
    for (const use of source.call ?? []) add(use.id, use.as);
  };
  const changes = (source: Cursor<ChangesSource> | null): void => {
    for (const each of oneOrMore<ChangeSource>(source)) change(each.value);
  };
  for (const { section } of units) {
    section.value.reactions?.forEach(change);
    changes(section.find('complete'));
  }
  for (const step of sources.steps) step.value.reactions?.forEach(change);
  for (const bundle of sources.bundles) bundle.value.changes.forEach(change);
  for (const sequence of sources.sequences) {
    changes(sequence.find('first'));
    changes(sequence.find('then'));
    for (const step of items(sequence.at('steps'))) {
      add(step.value.call, step.value.as);
      changes(step.find('then'));
      for (const failure of items(step.find('onFailure'))) changes(failure.at('then'));
      const confirm = step.find('confirmBy');
      if (confirm === null) continue;
      add(confirm.value.call, confirm.value.as);
      changes(confirm.find('then'));
    }
  }
  return lookups;
}
