import type { EventOf } from '../../model';
import { holds } from '../../../rules';
import { firePressed } from '../reactions';
import { touch } from '../touch';
import { readerOf, scopeOf, sectionOnPage, type Turn } from '../turn';

/** A button whose fields are not valid shows what is wrong with them instead. */
export function actionPressed(turn: Turn, event: EventOf<'actionPressed'>): void {
  const section = sectionOnPage(turn, event.section)?.section;
  const action = section?.actions.find((candidate) => candidate.id === event.action);
  if (section === undefined || action === undefined) return;
  if (!holds(action.enabled, scopeOf(turn))) return;
  const read = readerOf(turn);
  const wrong = section.fields.filter(
    (field) =>
      action.valid.includes(field.name) &&
      read(turn.program.cells.field({ section, field }).violations).length > 0,
  );
  if (wrong.length > 0) {
    touch(turn, section, wrong);
    return;
  }
  firePressed(turn, section, action.id);
}
