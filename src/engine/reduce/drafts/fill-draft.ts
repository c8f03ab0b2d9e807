import { setPath } from '../../answers/path';
import type { JsonObject } from '../../model';
import type { CompiledSection } from '../../../journey';
import { beginningOf, callUsesOf, fieldKey } from '../../program';
import { resetLookup } from '../calls';
import { untouch } from '../touch';
import type { Turn } from '../turn';

/**
 * Puts an item into its draft, or empties it, as a reload would: no reaction fires, or `changed`
 * would clear what has just been filled. What was looked up for another item is gone.
 */
export function fillDraft(turn: Turn, section: CompiledSection, item: JsonObject | null): void {
  for (const name of ownLookups(turn, section)) {
    const wasHeard = turn.changed.has(`lookups.${name}`);
    resetLookup(turn, name);
    if (!wasHeard) turn.changed.delete(`lookups.${name}`);
  }
  turn.state = {
    ...turn.state,
    answers: section.fields.reduce(
      (answers, field) => setPath(answers, field.path, beginningOf(field, item)),
      turn.state.answers,
    ),
  };
  untouch(
    turn,
    section.fields.map((field) => fieldKey(section, field)),
  );
}

/** Lookups that the section fills and no other place does. */
function ownLookups({ program }: Turn, section: CompiledSection): readonly string[] {
  const namesIn = (uses: readonly { readonly as: string }[]) => uses.map(({ as }) => as);
  const everywhere = namesIn(callUsesOf(program.journey));
  const here = namesIn(
    section.reactions.flatMap(({ changes }) => changes.flatMap(({ call }) => call)),
  );
  const count = (names: readonly string[], name: string): number =>
    names.filter((each) => each === name).length;
  return [...new Set(here)].filter((name) => count(here, name) === count(everywhere, name));
}
