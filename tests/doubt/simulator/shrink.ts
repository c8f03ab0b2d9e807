import type { Fault, FaultPlan, FaultTarget } from './fault';
import type { Deed, Schedule } from './schedule';

/**
 * A smaller schedule that fails still: without deeds, faults, tabs and delays that it does not need.
 * @param fails Whether a schedule fails; asked at most `most` times.
 */
export async function shrink(
  schedule: Schedule,
  fails: (schedule: Schedule) => Promise<boolean>,
  most = 400,
): Promise<Schedule> {
  let smallest = schedule;
  let left = most;
  for (let again = true; again && left > 0;) {
    again = false;
    for (const smaller of smallerThan(smallest)) {
      if (left <= 0) break;
      left -= 1;
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      again = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(schedule: Schedule): Generator<Schedule> {
  const { deeds, tabs, faults } = schedule;
  // Halves first, then one by one, the last ones before the first.
  for (let size = Math.floor(deeds.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = deeds.length - size; from >= 0; from -= size)
      yield { ...schedule, deeds: [...deeds.slice(0, from), ...deeds.slice(from + size)] };
  for (const plan of smallerPlans(faults)) yield { ...schedule, faults: plan };
  if (tabs.length > 1)
    for (const [index] of tabs.entries())
      yield { ...schedule, tabs: tabs.filter((_, other) => other !== index) };
  if (!schedule.hasLocks) yield { ...schedule, hasLocks: true };
  if (schedule.late.some((late) => late > 0)) yield { ...schedule, late: [0, 0, 0] };
  for (const [index, deed] of deeds.entries())
    for (const smaller of smallerDeeds(deed))
      yield { ...schedule, deeds: deeds.map((one, other) => (other === index ? smaller : one)) };
}

function* smallerPlans(plan: FaultPlan): Generator<FaultPlan> {
  const targets = Object.keys(plan) as FaultTarget[];
  for (const target of targets) {
    const { [target]: dropped = [], ...rest } = plan;
    yield rest;
    for (const [index, fault] of dropped.entries()) {
      const others = (put: Fault | null): FaultPlan => ({
        ...plan,
        [target]: trimmed(dropped.map((one, other) => (other === index ? put : one))),
      });
      if (fault === null) continue;
      yield others(null);
      if (fault.after > 0) yield others({ ...fault, after: 0 });
      if (fault.before > 0) yield others({ ...fault, before: 0 });
    }
  }
}

function trimmed(faults: readonly (Fault | null)[]): readonly (Fault | null)[] {
  const last = faults.findLastIndex((fault) => fault !== null);
  return faults.slice(0, last + 1);
}

function* smallerDeeds(deed: Deed): Generator<Deed> {
  if (deed.then > 0) yield { ...deed, then: 0 };
  if (deed.tab > 0) yield { ...deed, tab: 0 };
  if (deed.n > 0) yield { ...deed, n: 0 };
  if (deed.n > 6) yield { ...deed, n: deed.n % 6 };
}
