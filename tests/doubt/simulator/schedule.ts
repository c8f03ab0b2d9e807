import { faultKinds, type Fault, type FaultKind, type FaultPlan, type FaultTarget } from './fault';
import { randomOf, type Random } from './random';
import { ways, type Way } from './ways';

/** Everything that can happen in a run, and how often it is drawn. */
export const deedWeights = {
  press: 14,
  pressTwice: 4,
  pressTogether: 4,
  time: 14,
  edit: 4,
  correct: 5,
  changePlan: 4,
  back: 2,
  forward: 1,
  reload: 4,
  crash: 5,
  openTab: 4,
  closeTab: 2,
  freeze: 2,
  thaw: 3,
  hide: 2,
  show: 2,
  offline: 2,
  online: 3,
  clear: 3,
  newQuote: 2,
  otherQuote: 2,
  tick: 5,
  askNow: 3,
  sendAgain: 5,
  tryAgain: 3,
  change: 3,
  leave: 1,
  clock: 3,
  endTokens: 2,
  storage: 2,
  code: 2,
  release: 4,
  otherDevice: 2,
} as const;
export type DeedKind = keyof typeof deedWeights;
export const deedKinds = Object.keys(deedWeights) as readonly DeedKind[];

export interface Deed {
  readonly do: DeedKind;
  /** Which of the open tabs, counted round. */
  readonly tab: number;
  /** Chooses among what the deed can do. */
  readonly n: number;
  /** Milliseconds that pass afterwards. */
  readonly then: number;
}

/** Where a tab stands when the run begins: `A`, `B` quotes of one home, `P`, `Q` plans, `C` another home. */
export const places = ['AP', 'AQ', 'BP', 'CP', 'results'] as const;
export type PlaceName = (typeof places)[number];

/** One run, as plain data: it can be printed, shrunk and pinned. */
export interface Schedule {
  readonly tabs: readonly PlaceName[];
  /** Milliseconds until each tab sees what another wrote. */
  readonly late: readonly number[];
  readonly hasLocks: boolean;
  /** Delays longer than the partner promises. */
  readonly beyond: boolean;
  readonly faults: FaultPlan;
  readonly deeds: readonly Deed[];
}

const delays = [0, 0, 1, 19, 25, 60, 110] as const;
const soon = [0, 0, 0, 1, 1, 25] as const;
const times = [1, 19, 21, 61, 181, 600] as const;
const gaps = [0, 20, 90, 150, 350, 700, 1500, 3000] as const;
const lateness = [0, 40, 120, 200] as const;
const refusals = [400, 401, 403, 404, 409, 409, 409, 422, 429, 503] as const;
const failures = [408, 500, 502, 504] as const;

/** How many of a hundred calls of a kind go wrong in a run with faults. */
const faultPercent: Readonly<Record<FaultTarget, number>> = {
  commit: 65,
  ask: 35,
  save: 9,
  key: 12,
  token: 8,
  plan: 6,
};
const faultCounts: Readonly<Record<FaultTarget, number>> = {
  commit: 5,
  ask: 12,
  save: 15,
  key: 4,
  token: 12,
  plan: 4,
};

export function drawSchedule(seed: number): Schedule {
  const random = randomOf(seed);
  const beyond = random.percent(10);
  const drawn = deedKinds.filter((kind) => random.percent(kind === 'press' ? 100 : 35));
  const weights = Object.fromEntries(drawn.map((kind) => [kind, deedWeights[kind]]));
  const way = random.percent(55) ? random.of(ways) : null;
  const length = (way === null ? 3 : 0) + random.below(way === null ? 12 : 7);
  const byChance = Array.from({ length }, (_, index): Deed => {
    const kind = index === 0 && random.percent(70) ? 'press' : random.weighted(weights);
    const n = random.below(60);
    return { do: kind as DeedKind, tab: random.below(3), n, then: random.of(gaps) };
  });
  const drawn3 = [random.of(lateness), random.of(lateness), random.of(lateness)];
  const tabs = drawTabs(random);
  const faults = random.percent(8) ? {} : drawFaults(random, beyond);
  return {
    tabs: way?.tabs ?? tabs,
    late: drawn3.map((late) => way?.late ?? late),
    hasLocks: random.percent(80),
    beyond,
    faults: way === null ? faults : withFaults(random, faults, way),
    deeds: way === null ? byChance : woven(random, byChance, way),
  };
}

/** What happens by chance, before and between what the way says; mostly it comes afterwards. */
function woven(random: Random, byChance: readonly Deed[], { deeds }: Way): readonly Deed[] {
  let left = byChance;
  const before = (): readonly Deed[] => {
    const taken = random.percent(25) ? left.slice(0, 1) : [];
    left = left.slice(taken.length);
    return taken;
  };
  const steps = deeds.flatMap((step): readonly Deed[] => {
    const drawn = { tab: random.below(3), n: random.below(60), then: random.of(gaps) };
    const [least, more] = step.then ?? [drawn.then, 0];
    return [...before(), { ...drawn, ...step, then: least + random.below(more + 1) }];
  });
  return [...steps, ...left];
}

function withFaults(random: Random, plan: FaultPlan, way: Way): FaultPlan {
  const [first = null, ...others] = plan.commit ?? [];
  const ask = way.isBehind === true ? behind(Array.from({ length: 6 }, () => null)) : plan.ask;
  return {
    ...plan,
    ...way.others,
    commit: [commitOf(random, way) ?? (way.commit === 'fine' ? null : first), ...others],
    ...(ask !== undefined && { ask }),
  };
}

function commitOf(random: Random, { commit }: Way): Fault | null {
  if (commit === undefined || commit === 'fine') return null;
  return 'kind' in commit ? commit : drawFault(random, 'commit', random.of(commit));
}

/** Every question is answered by a replica that is behind. */
const behind = (asks: readonly (Fault | null)[]): readonly (Fault | null)[] =>
  asks.map((fault) => fault ?? { ...noDelay, kind: 'stale' });

function drawTabs(random: Random): readonly PlaceName[] {
  const first = random.weighted({ AP: 8, CP: 1, results: 1 });
  if (random.percent(55)) return [first];
  const second = random.weighted({ AP: 3, AQ: 4, BP: 6, CP: 3, results: 2 });
  return [first, second];
}

const noDelay = { before: 0, after: 0, status: 0 } as const;

function drawFaults(random: Random, beyond: boolean): FaultPlan {
  const plan: Partial<Record<FaultTarget, readonly (Fault | null)[]>> = {};
  for (const target of Object.keys(faultPercent) as FaultTarget[]) {
    const faults = Array.from({ length: faultCounts[target] }, () =>
      random.percent(faultPercent[target]) ? drawFault(random, target) : null,
    );
    if (faults.some((fault) => fault !== null)) plan[target] = faults;
  }
  // A save that arrives when something else was saved, before the commit does its work.
  if (random.percent(12)) {
    const slow = { ...noDelay, kind: 'slow', before: 25 } as const;
    const saves = Array.from({ length: random.below(5) }, () => null);
    plan.save = [...saves, slow];
    plan.commit = [random.of([slow, { ...slow, before: 60 }, null])];
  }
  if (random.percent(20)) plan.ask = behind(plan.ask ?? []);
  if (beyond) {
    const before = 200 + random.below(3_800);
    const kind = random.of<FaultKind>(['slow', 'lostAfter', 'workLater']);
    const isLater = kind === 'workLater';
    const [first, after] = isLater ? [0, before] : [before, 0];
    plan.commit = [{ kind, before: first, after, status: 504 }, ...(plan.commit ?? []).slice(1)];
  }
  return plan;
}

const kindWeights: Readonly<Record<FaultTarget, Partial<Record<FaultKind, number>>>> = {
  commit: {
    slow: 5,
    lostBefore: 3,
    lostAfter: 4,
    swallowed: 2,
    status: 5,
    statusAfterWork: 6,
    workLater: 5,
    notOk: 3,
    notOkNoWork: 2,
    malformed: 2,
    twice: 3,
  },
  ask: { slow: 3, lostBefore: 4, lostAfter: 1, swallowed: 1, status: 5, malformed: 2, stale: 5 },
  save: {
    slow: 4,
    lostBefore: 2,
    lostAfter: 3,
    status: 3,
    statusAfterWork: 2,
    workLater: 2,
    notOk: 1,
    malformed: 1,
    twice: 1,
  },
  key: { slow: 2, lostBefore: 1, lostAfter: 1, status: 2 },
  token: { slow: 1, lostBefore: 2, status: 2 },
  plan: { slow: 1, lostBefore: 1, status: 1 },
};

/** Once it has left, a request does its work within 120 s or never. */
const longestWork = 115;

function drawKind(random: Random, target: FaultTarget): FaultKind {
  const weights = Object.fromEntries(
    faultKinds.map((kind) => [kind, kindWeights[target][kind] ?? 0]),
  );
  return random.weighted(weights) as FaultKind;
}

function drawFault(random: Random, target: FaultTarget, kind = drawKind(random, target)): Fault {
  // What is refused is mostly refused soon: later nobody listens.
  const isSoon = kind === 'status' || kind === 'statusAfterWork';
  const before = random.of(isSoon ? soon : delays);
  const after = random.of(isSoon ? soon : delays);
  const status = drawStatus(random, kind, target);
  const worksAfter = kind === 'workLater' || kind === 'twice';
  return {
    kind,
    before,
    after: worksAfter ? Math.min(after, longestWork - before) : after,
    status,
  };
}

function drawStatus(random: Random, kind: FaultKind, target: FaultTarget): number {
  if (kind === 'workLater')
    return random.of(target === 'commit' ? [...failures, 200, 200] : failures);
  if (target === 'commit') return random.percent(60) ? random.of(refusals) : random.of(failures);
  if (target === 'save' && random.percent(40)) return 409;
  return random.of([401, 500, 500, 503, 404, 409]);
}

export const secondsOf = ({ n }: Deed): number => times[n % times.length] ?? 1;
