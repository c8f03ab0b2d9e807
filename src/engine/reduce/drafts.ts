import type { CompiledSection } from '../../journey';
import { setPath } from '../answers/path';
import { usesInnerLists } from '../seldom';
import type { Json } from '../model';
import { beginningOf, callUsesOf, fieldKey } from '../program';
import { resetLookup } from './calls';
import { readerOf, setProgress, type Turn, untouch } from './turn';

/** Empties the draft of a list and closes it, and before it those of lists in it. Nothing hears of it: nothing but the draft could read it. */
export function closeDraft(turn: Turn, key: string): void {
  const item = turn.program.resolver.items.get(key);
  if (usesInnerLists) item?.fields.forEach((field) => closeDraft(turn, fieldKey(item, field)));
  const { [key]: draft, ...others } = turn.state.progress.drafts;
  if (item === undefined || draft === undefined) return;
  fillDraft(turn, item, undefined);
  setProgress(turn, { drafts: others });
}

/** Whoever goes on has done with the drafts of a section that hold nothing new. */
export function closeDraftsOf(turn: Turn, section: CompiledSection): void {
  for (const field of section.fields) {
    const key = fieldKey(section, field);
    const item = turn.program.resolver.items.get(key);
    if (item === undefined || turn.state.progress.drafts[key] === undefined) continue;
    const drafted = readerOf(turn)(turn.program.cells.section(item).drafted);
    if (drafted?.unsaved !== true) closeDraft(turn, key);
  }
}

/**
 * Puts an item into its draft, or empties it, as a reload would: no reaction fires, or `changed`
 * would clear what has just been filled. What was looked up for another item is gone.
 */
export function fillDraft(turn: Turn, section: CompiledSection, item: Json | undefined): void {
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
