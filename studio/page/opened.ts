import { withChanges } from '../model/difference';
import type { Edit } from '../model/edits';
import type { Opened } from '../model/protocol';
import { ask } from './api';

let last: { readonly id: string; readonly opened: Opened } | null = null;

/** The journey with these edits; what is as it was in the answer before is the same object. */
export async function openWith(
  edits: readonly Edit[],
  traced: boolean,
  signal?: AbortSignal,
): Promise<Opened> {
  const before = last;
  const answer = await ask('open', { edits, traced, since: before?.id ?? null }, signal);
  const opened =
    'whole' in answer
      ? answer.whole
      : // The server tells what is otherwise in what it was asked about, and in nothing else.
        (withChanges(before?.opened, answer.changes) as Opened);
  last = { id: answer.id, opened };
  return opened;
}
