import type { CommitSource } from '../language';
import { entries, type Cursor } from '../source';
import { noteChanges, noteWith } from './note-changes';
import { under, type Take } from './notes';

export function noteCommit(at: Cursor<CommitSource>, outer: Take): void {
  const take = under(outer, `commit:${at.value.id}`);
  take('', at.at('id'));
  for (const key of ['subject', 'same', 'again'] as const) take(key, at.find(key));
  for (const map of ['tie', 'record'] as const) {
    for (const [name, rule] of entries(at.at(map))) take(`${map}:${name}`, rule);
  }
  const question = at.at('confirmBy');
  const inner = under(take, 'confirmBy');
  inner('', question);
  inner('doneWhen', question.find('doneWhen'));
  inner('noWhen', question.find('noWhen'));
  noteWith(question.find('with'), inner);
  noteChanges(at.find('then'), under(take, 'then'));
  for (const [id, say] of entries(at.at('says') as Cursor<Readonly<Record<string, unknown>>>))
    take(`say:${id}`, say);
}
