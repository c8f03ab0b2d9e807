import { changesBetween } from '../model/difference';
import type { Opened, Reopened } from '../model/protocol';

/** Of these a page may still have one in hand. */
const most = 8;

/** What was answered lately, so that a page that has one of them is told what is otherwise in another. */
interface Answered {
  readonly answerTo: (since: string | null, opened: Opened) => Reopened;
}

/** `name`: which no other thread has, of this server or of one before. */
export function keepAnswered(name: string): Answered {
  let count = 0;
  let kept: readonly { readonly id: string; readonly opened: Opened }[] = [];
  return {
    answerTo: (since, opened) => {
      const before = kept.find(({ id }) => id === since);
      const id = `${name} ${String((count += 1))}`;
      kept = [...kept, { id, opened }].slice(-most);
      return before === undefined
        ? { id, whole: opened }
        : { id, changes: changesBetween(before.opened, opened) };
    },
  };
}
