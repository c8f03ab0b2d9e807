import type { Browser, Page } from '@playwright/test';

/** Milliseconds of the page's main thread, by its own clock, so that other work does not count. */
export interface Work {
  /** All that is none of the others: script with its promise jobs, collecting garbage, parsing. */
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** The longest task, with all that is in it. */
  readonly longest: number;
  /** The longest of those that waited for an idle moment, as the keeping does; 0 where there was none. */
  readonly idle: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const kinds: Readonly<Record<string, 'style' | 'layout' | 'paint'>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * What the page's main thread does during the deed. A task ends with its promise jobs, so they are
 * counted, wherever they come from. `after`: one entry for each event of this type (`keydown`), with
 * all until the next; without it one entry for all.
 */
export async function traced(
  browser: Browser,
  page: Page,
  deed: () => Promise<void>,
  after?: string,
): Promise<readonly Work[]> {
  await browser.startTracing(page, { categories });
  await deed();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const events = busiest(trace.traceEvents);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  if (after === undefined) return [workOf(events, tasks)];
  const begins = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === after)
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts);
  return begins.map((begin, order) => {
    const end = begins[order + 1] ?? Infinity;
    const isIn = ({ ts }: TraceEvent): boolean => ts >= begin && ts < end;
    return workOf(events.filter(isIn), tasks.filter(isIn));
  });
}

/** What happened in the page's main thread: of those that draw pages, the one that worked most. */
function busiest(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const threads = main.map((named) => {
    const own = events.filter((event) => event.ph === 'X' && threadOf(event) === threadOf(named));
    return { own, took: sum(own.filter(({ name }) => name === 'RunTask').map(took)) };
  });
  threads.sort((a, b) => b.took - a.took);
  return (threads[0]?.own ?? []).toSorted((a, b) => a.ts - b.ts);
}

function workOf(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): Work {
  const parts = { style: 0, layout: 0, paint: 0 };
  let end = 0;
  for (const event of events) {
    const kind = kinds[event.name];
    // What lies in another of them is counted with that one.
    if (kind === undefined || event.ts < end) continue;
    end = event.ts + (event.dur ?? 0);
    parts[kind] += took(event);
  }
  const all = tasks.map(took);
  const script = sum(all) - parts.style - parts.layout - parts.paint;
  const idle = events.filter(({ name }) => name === 'FireIdleCallback');
  const idleTasks = idle
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts))
    .map(tookOrNothing);
  return { ...parts, script, longest: Math.max(...all), idle: Math.max(0, ...idleTasks) };
}

const tookOrNothing = (task: TraceEvent | undefined): number =>
  task === undefined ? 0 : took(task);

const took = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each part by itself: the median of several. */
export function medians(works: readonly Work[]): Work {
  const of = (part: keyof Work): number => median(works.map((work) => work[part]));
  return {
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
    longest: Math.max(...works.map(({ longest }) => longest)),
    idle: Math.max(...works.map(({ idle }) => idle)),
  };
}
