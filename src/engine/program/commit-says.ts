import type { JsonObject, Moment, SaidView } from '../model';
import type { CompiledCommit, SayId } from '../../journey';
import type { Read } from './cell';
import type { Kit } from './kit';

/** What a sentence reads as `commit.x`: of what was sent, never of what is on the page. */
export interface Spoken {
  readonly subject: string;
  readonly sentAt?: Moment;
  readonly askedAt?: Moment | null;
  readonly record?: JsonObject | null;
  readonly answer?: JsonObject | null;
}

/** A sentence of a commit, filled; null where the journey has none. */
export function sayOf(
  { reader }: Kit,
  commit: CompiledCommit,
  id: SayId,
  of: Spoken,
  read: Read,
): SaidView | null {
  const say = commit.says[id];
  if (say === undefined) return null;
  const { subject, sentAt = 0, askedAt = null, record = null, answer = null } = of;
  const locals = {
    commit: { subject, sentAt: sentAt === 0 ? null : sentAt, askedAt, record, answer },
  };
  return {
    id,
    title: reader.fill(say.title, read, locals),
    text: say.text.map((text) => reader.fill(text, read, locals)),
  };
}
