/** What becomes of one request; times are whole seconds. */
export interface Fault {
  readonly kind: FaultKind;
  /** Until the work is done, or would have been. */
  readonly before: number;
  /** From the work to the answer; of `twice` and `workLater`, until the other one. */
  readonly after: number;
  /** Of the kinds that answer with one. */
  readonly status: number;
}

export const faultKinds = [
  /** Nothing but its delays. */
  'slow',
  /** Never arrives; the page hears of a lost connection. */
  'lostBefore',
  /** Does its work; the answer is lost. */
  'lostAfter',
  /** Arrives nowhere and is never answered. */
  'swallowed',
  /** Refused before any work. */
  'status',
  /** Does its work, and is answered with a failure. */
  'statusAfterWork',
  /** Answered with a failure, or by the contract with nothing, and does its work afterwards. */
  'workLater',
  /** Does its work; the answer is of the contract and says nothing of it. */
  'notOk',
  /** No work; the answer is of the contract and says nothing of it. */
  'notOkNoWork',
  /** Does its work; the answer is no JSON. */
  'malformed',
  /** Delivered twice; the first answer comes back. */
  'twice',
  /** Answers a question from a replica that is some seconds behind. */
  'stale',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The calls that a run orders faults for, each list in the order of the calls. */
export const faultTargets = ['commit', 'ask', 'save', 'key', 'token', 'plan'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** null is none. */
export type FaultPlan = Readonly<Partial<Record<FaultTarget, readonly (Fault | null)[]>>>;

/** How far a replica of the partner is behind at most. */
export const staleSeconds = 4;

const targets: Readonly<Record<string, FaultTarget>> = {
  completeSwitch: 'commit',
  alreadySwitched: 'ask',
  savePersonal: 'save',
  saveAddress: 'save',
  saveTerms: 'save',
  saveBank: 'save',
  verifyBank: 'save',
  switchKey: 'key',
  token: 'token',
  switchPlan: 'plan',
};

export const targetOf = (operation: string): FaultTarget | null => targets[operation] ?? null;
