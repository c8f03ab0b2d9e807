import type { FieldView } from '../../engine';
import type { AnswersFor } from './answers-for';
import { advance, go, presentSection, type Here } from './walker';

/** Of each question of an item so many answers are tried. */
const mostAnswers = 4;

/** Where somebody may come by changing the items of a list that stands before them. */
export function* listChanges(
  here: Here,
  { key, list }: FieldView,
  answersFor: AnswersFor,
): Generator<Here> {
  const [first] = list?.items ?? [];
  const begun = [
    list?.canAdd === true ? go(here, { add: key }) : null,
    first === undefined ? null : go(here, { change: { [key]: first.index } }),
  ];
  for (const draft of begun) {
    if (draft === null) continue;
    const fields = Object.values(presentSection(draft.world)?.fields ?? {});
    for (const field of fields.filter(({ shown, disabled }) => shown && !disabled))
      for (const value of answersFor(field, draft.world).slice(0, mostAnswers)) {
        const answered = go(draft, { answer: { [field.key]: value } });
        const saved = answered === null ? null : advance(answered, answersFor);
        if (saved !== null) yield saved;
      }
  }
  const removed = first === undefined ? null : go(here, { remove: { [key]: first.index } });
  if (removed !== null) yield removed;
}
