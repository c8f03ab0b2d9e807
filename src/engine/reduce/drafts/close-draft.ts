import type { CompiledSection } from '../../../journey';
import { fieldKey } from '../../program';
import { readerOf, setProgress, type Turn } from '../turn';
import { fillDraft } from './fill-draft';

/** Empties the draft of a list and closes it. Nothing hears of it: nothing but the draft could read it. */
export function closeDraft(turn: Turn, key: string): void {
  const item = turn.program.resolver.items.get(key);
  const { [key]: draft, ...others } = turn.state.progress.drafts;
  if (item === undefined || draft === undefined) return;
  fillDraft(turn, item, null);
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
