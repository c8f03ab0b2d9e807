import { own } from '../answers/own';
import type { LookupView } from '../model';
import type { CompiledSection } from '../../journey';
import type { Cell } from './cell';
import type { Kit } from './kit';

/**
 * Lookups that a section tells of: those it needs, those its options come from, those whose answer
 * it takes, and those that one of its buttons makes, for whoever pressed it is owed an answer.
 */
function lookupsOf(section: CompiledSection): readonly string[] {
  const fromOptions = section.fields.flatMap((field) =>
    field.options?.kind === 'lookup' ? [field.options.lookup] : [],
  );
  const pressed = section.reactions
    .filter(({ on }) => on.kind === 'pressed')
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map(({ as }) => as)));
  const taken = section.reactions.flatMap(({ on }) => (on.kind === 'succeeded' ? [on.lookup] : []));
  return [...new Set([...section.needs, ...fromOptions, ...pressed, ...taken])];
}

/** Those of them that are on their way, or failed. */
export function sectionLookupsCell(
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<readonly LookupView[]> {
  const names = lookupsOf(section);
  return {
    name,
    compute: (read) => {
      const { journey, reader, state } = kit;
      return names.flatMap((as): readonly LookupView[] => {
        const lookup = read(state.lookup(as));
        if (lookup.status !== 'loading' && lookup.status !== 'failed') return [];
        const call = own(journey.calls, lookup.call);
        const text = lookup.status === 'loading' ? call?.busy : call?.failed;
        return [{ name: as, status: lookup.status, text: reader.fill(text ?? [], read) }];
      });
    },
  };
}
