import type { TextCasesSource } from '../language';
import { items, type Cursor } from '../source';
import type { Take } from './notes';

export function noteTextCases(at: Cursor<TextCasesSource> | null, name: string, take: Take): void {
  if (at === null) return;
  if (typeof at.value === 'string') {
    take(`${name}:0`, at);
    return;
  }
  const cases: Cursor<Exclude<TextCasesSource, string>> = at.as(at.value);
  items(cases).forEach((each, index) => {
    take(`${name}:${index}`, each);
    take(`${name}:${index}/when`, each.find('when'));
  });
}
