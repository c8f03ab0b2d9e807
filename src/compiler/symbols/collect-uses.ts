import type { CallUseSource, ChangesSource, ChangeSource, UseSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from './sources';
import type { CallUse, SectionUnit } from './symbols';

/** Every use of a call that anything makes. */
export function collectUses(sources: Sources, units: readonly SectionUnit[]): readonly CallUse[] {
  const uses: CallUse[] = [];
  const add = (
    at: Cursor<UseSource>,
    { commit, commits = false }: { readonly commit: string | null; readonly commits?: boolean },
  ): void => {
    const { call, as = call, with: given = {} } = at.value;
    uses.push({ call, as, named: at.find('as'), with: given, commit, commits, at: at.at('call') });
  };
  const change = (source: Cursor<ChangeSource>): void => {
    for (const use of items<CallUseSource>(source.find('call'))) {
      const { id, as = id, with: given = {} } = use.value;
      const named = use.find('as');
      uses.push({
        call: id,
        as,
        named,
        with: given,
        commit: null,
        commits: false,
        at: use.at('id'),
      });
    }
  };
  const changes = (source: Cursor<ChangesSource> | null): void => {
    oneOrMore<ChangeSource>(source).forEach(change);
  };
  for (const { section } of units) {
    items(section.find('reactions')).forEach(change);
    changes(section.find('complete'));
  }
  for (const step of sources.steps) items(step.find('reactions')).forEach(change);
  for (const bundle of sources.bundles) items(bundle.at('changes')).forEach(change);
  for (const sequence of sources.sequences) {
    const commit = sequence.value.commit ?? null;
    changes(sequence.find('first'));
    changes(sequence.find('then'));
    for (const step of items(sequence.at('steps'))) {
      add(step, { commit, commits: step.value.commits === true });
      changes(step.find('then'));
      for (const failure of items(step.find('onFailure'))) changes(failure.at('then'));
    }
  }
  for (const commit of sources.commits) {
    add(commit.at('confirmBy'), { commit: commit.value.id });
    changes(commit.find('then'));
  }
  return uses;
}

/** Every name under which an answer of a call is kept, with the calls that fill it. */
export function lookupsOf(uses: readonly CallUse[]): ReadonlyMap<string, ReadonlySet<string>> {
  const lookups = new Map<string, Set<string>>();
  for (const { call, as } of uses) lookups.set(as, (lookups.get(as) ?? new Set()).add(call));
  return lookups;
}
