import type { Json } from '../../engine';
import type { SaidQuestion } from '../questions';
import { explain, helpOf, unneeded } from './explain';
import type { Flow, Leak, Sink } from './model';
import { collectFlow } from './read/collect';
import { pointerOf, type Spot } from './spot';
import { Spread, type Told } from './spread';

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
    const add = (
      at: Spot,
      says: Pick<Leak, 'message' | 'help' | 'answers'> & Partial<Leak>,
    ): void => {
      const place = { code: sink.code, file: at.file, pointer: pointerOf(at) };
      leaks.set(`${place.file}#${place.pointer} ${place.code}`, { ...place, ...says });
    };
    if (sink.excepted && told.length === 0) add(sink.at, unneeded(sink));
    if (sink.excepted || told.length === 0) continue;
    for (const at of placesOf(sink, told, { flow, spread }))
      add(at, {
        message: explain(sink, told, spread),
        help: helpOf(sink),
        answers: told.map(({ mark }) => mark.source),
      });
  }
  return [...leaks.values()];
}

/** Where it is to be mended: with those who give a call what is sensitive, where others give what is not. */
function placesOf(
  sink: Sink,
  told: readonly Told[],
  { flow, spread }: { readonly flow: Flow; readonly spread: Spread },
): readonly Spot[] {
  const nodes = told.map(({ node }) => node);
  const ways = flow.edges.filter(({ to, given }) => given !== undefined && nodes.includes(to));
  const leaking = ways.filter(({ from }) => spread.told(from, 'value').length > 0);
  const isTheirs = nodes.every((node) => ways.some(({ to }) => to === node));
  return isTheirs && leaking.length < ways.length
    ? leaking.flatMap(({ given }) => given ?? [])
    : [sink.at];
}

export type { Leak, Sink };
