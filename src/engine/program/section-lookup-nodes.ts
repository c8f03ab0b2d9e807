import { own } from '../answers/own';
import type { CompiledSection, Lookup, LookupView } from '../model';
import type { Kit } from './kit';
import { node, sectionKey } from './names';

/**
 * Lookups that a section tells of: those it needs, those its options come from, and those that one
 * of its buttons makes, for whoever pressed it is owed an answer.
 */
function lookupsOf(section: CompiledSection): readonly string[] {
  const fromOptions = section.fields.flatMap((field) =>
    field.options?.kind === 'lookup' ? [field.options.lookup] : [],
  );
  const pressed = section.reactions
    .filter(({ on }) => on.kind === 'pressed')
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map(({ as }) => as)));
  return [...new Set([...section.needs, ...fromOptions, ...pressed])];
}

/** Those of them that are on their way, or failed. */
export function addLookups({ journey, reader, add }: Kit, section: CompiledSection): void {
  const names = lookupsOf(section);
  const calls = Object.values(journey.calls);
  add({
    id: node.lookups(sectionKey(section)),
    needs: [
      ...names.map(node.lookup),
      ...reader.textNeeds(...calls.flatMap((call) => [call.busy, call.failed])),
    ],
    compute: (read): readonly LookupView[] =>
      names.flatMap((name) => {
        const lookup = read(node.lookup(name)) as Lookup;
        if (lookup.status !== 'loading' && lookup.status !== 'failed') return [];
        const call = own(journey.calls, lookup.call);
        const text = lookup.status === 'loading' ? call?.busy : call?.failed;
        return [{ name, status: lookup.status, text: reader.fill(text ?? [], read) }];
      }),
  });
}
