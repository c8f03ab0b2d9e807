import type { Json } from '../../engine';
import type { SaidQuestion } from '../questions';
import { explain, helpOf, unneeded } from './explain';
import type { Leak, Sink } from './model';
import { collectFlow } from './read/collect';
import { pointerOf } from './spot';
import { Spread } from './spread';

/**
 * Where sensitive answers get to what is stored, tracked or put in an address, a title or a journal.
 * `files`: path from the root of the configuration → what is written there, sound by its schema.
 * `questions`: what these say of questions, with what it is laid over and made like.
 */
export function findLeaks(
  files: ReadonlyMap<string, Json>,
  questions: readonly SaidQuestion[],
): readonly Leak[] {
  const flow = collectFlow(files, questions);
  const spread = new Spread(flow);
  const leaks = new Map<string, Leak>();
  for (const sink of flow.sinks) {
    const told = spread
      .told(sink.from, sink.through)
      .filter(({ mark }) => {
        const kind = flow.declared.get(mark.source);
        return sink.kinds === undefined || (kind !== undefined && sink.kinds.includes(kind));
      })
      .toSorted((a, b) => (a.mark.source < b.mark.source ? -1 : 1));
    const place = { code: sink.code, file: sink.at.file, pointer: pointerOf(sink.at) };
    const key = `${place.file}#${place.pointer} ${place.code}`;
    if (sink.excepted && told.length === 0) leaks.set(key, { ...place, ...unneeded(sink) });
    if (sink.excepted || told.length === 0) continue;
    leaks.set(key, {
      ...place,
      message: explain(sink, told, spread),
      help: helpOf(sink),
      answers: told.map(({ mark }) => mark.source),
    });
  }
  return [...leaks.values()];
}

export type { Leak, Sink };
