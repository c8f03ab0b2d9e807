import { isOfFiles, questionKey } from '../../../journey';
import { getPath, wordsOf } from '../../../rules';
import { isFile } from '../../answers/files';
import { own } from '../../answers/path';
import type { EventOf, JourneyEvent, Json } from '../../model';
import { fieldKey, type PlacedField } from '../../program';
import { actionable, answeredElsewhere, found, stay } from '../answering';
import { setAnswer } from '../changes';
import { filesAt } from '../files-at';
import { setProgress, type Turn } from '../turn';

/** Whether the event is one of files. */
export function filesHappened(turn: Turn, event: JourneyEvent): boolean {
  if (event.type === 'filesSending') filesSending(turn, event);
  else if (event.type === 'fileStored') fileStored(turn, event);
  else if (event.type === 'filesTakenOut') filesTakenOut(turn, event);
  else return false;
  return true;
}

/** What is being sent at a question is noted; more of it only where a person could answer (Z53). */
function filesSending(turn: Turn, event: EventOf<'filesSending'>): void {
  const { section, field: name, names } = event;
  const placed = actionable(turn, section, name);
  const key = questionKey(section, name);
  const before = turn.state.progress.sending[key]?.length ?? 0;
  const isChosen = placed !== null && isOfFiles(placed.field) && names.length > 0;
  if (!isChosen && names.length >= before) return;
  note(turn, key, names);
  if (!isChosen) return;
  found(turn, placed);
  stay(turn, section);
}

/** The partner has it; also where its question is not drawn any more (Z54). */
function fileStored(turn: Turn, { section, field, file }: EventOf<'fileStored'>): void {
  const placed = placedOf(turn, section, field);
  if (placed === null) return;
  const key = fieldKey(placed.section, placed.field);
  const sending = turn.state.progress.sending[key] ?? [];
  const place = sending.indexOf(file.name);
  const kept = filesAt(turn, placed);
  if (place === -1 || !isFile(file) || file.id.trim() === '') return;
  if (kept.some((one) => getPath(one, 'id') === file.id)) return;
  note(turn, key, sending.toSpliced(place, 1));
  setAnswer(turn, placed.field.path, [...kept, file]);
  answeredElsewhere(turn, placed);
}

/** What another tab has taken out goes here too, as if it were done here, wherever the person is (Z63). */
function filesTakenOut(turn: Turn, { ids }: EventOf<'filesTakenOut'>): void {
  for (const [path, all] of turn.program.resolver.bound) {
    const placed = all.find(({ field }) => isOfFiles(field));
    if (placed === undefined) continue;
    const kept = filesAt(turn, placed);
    const isOut = (file: Json): boolean => ids.some((id) => getPath(file, 'id') === id);
    const left = kept.filter((file) => !isOut(file));
    if (left.length === kept.length) continue;
    const { step, takenOut } = turn.state.progress;
    const names = kept.filter(isOut).map((file) => wordsOf(getPath(file, 'name')));
    const before = own(takenOut, path) ?? [];
    if (step !== null)
      setProgress(turn, { takenOut: { ...takenOut, [path]: [...before, ...names] } });
    setAnswer(turn, path, left.length === 0 ? null : left);
    answeredElsewhere(turn, placed);
  }
}

/** Of a section with variants the one in force. */
function placedOf(turn: Turn, id: string, name: string): PlacedField | null {
  const { resolver, cells } = turn.program;
  for (const [, all] of resolver.bound)
    for (const placed of all) {
      const { section, field } = placed;
      if (section.id !== id || field.name !== name || !isOfFiles(field)) continue;
      if (section.variant === null || turn.memory(turn.state)(cells.section(section).relevant))
        return placed;
    }
  return null;
}

function note(turn: Turn, key: string, names: readonly string[]): void {
  const { [key]: _, ...others } = turn.state.progress.sending;
  setProgress(turn, { sending: names.length === 0 ? others : { ...others, [key]: names } });
}
