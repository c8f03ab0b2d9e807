import type { OpenDialog } from '../../model';
import type { CompiledDialog, CompiledSection } from '../../../journey';
import { sectionOnPage, type Turn } from '../turn';

interface Opened {
  readonly open: OpenDialog;
  readonly section: CompiledSection;
  readonly present: CompiledDialog;
}

/** The dialog that is open and drawn; null when there is none. */
export function dialogOf(turn: Turn): Opened | null {
  const open = turn.state.progress.dialog;
  const section = open === null ? undefined : sectionOnPage(turn, open.section)?.section;
  if (open === null || section?.present.as !== 'dialog') return null;
  return { open, section, present: section.present };
}
