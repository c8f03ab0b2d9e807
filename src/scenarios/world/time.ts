import type { Located } from '../source';
import { answerCalls, arrive, happen } from './happen';
import { now, type World } from './world';

/** What comes next in the tab: a timer that ends, or an answer that is there. */
type Next =
  | { readonly kind: 'timer'; readonly timer: string; readonly left: number }
  | { readonly kind: 'arrival'; readonly request: number; readonly left: number };

/** So many seconds pass in the tab that the household is at; its timers end and answers come, in order. */
export function pass(world: World, seconds: number, at: Located): World {
  let here = world;
  let left = seconds;
  for (;;) {
    const next = nextOf(here);
    if (next === null || next.left > left) return later(here, left);
    here = come(later(here, next.left), next, at);
    left -= next.left;
  }
}

function nextOf({ timers, arrivals }: World): Next | null {
  const all: readonly Next[] = [
    ...Object.entries(arrivals).map(([request, left]): Next => ({
      kind: 'arrival',
      request: Number(request),
      left,
    })),
    ...Object.entries(timers).map(([timer, { left }]): Next => ({ kind: 'timer', timer, left })),
  ];
  return all.reduce<Next | null>(
    (first, next) => (first === null || next.left < first.left ? next : first),
    null,
  );
}

const later = (world: World, seconds: number): World => ({
  ...world,
  timers: each(world.timers, (timer) => ({ ...timer, left: timer.left - seconds })),
  arrivals: each(world.arrivals, (left) => left - seconds),
  device: { ...world.device, seconds: world.device.seconds + seconds },
});

const each = <Value>(
  all: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));

function come(world: World, next: Next, at: Located): World {
  if (next.kind === 'arrival') return answerCalls(arrive(world, next.request, at), at);
  const { timer } = next;
  const { [timer]: ended, ...timers } = world.timers;
  const { online } = world.device;
  const seconds = ended?.seconds ?? 0;
  return happen(
    { ...world, timers },
    { type: 'waited', timer, seconds, online, at: now(world) },
    at,
  );
}
