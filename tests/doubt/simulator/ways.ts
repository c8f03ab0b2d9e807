import type { Fault, FaultKind, FaultPlan } from './fault';
import type { DeedKind, PlaceName } from './schedule';

type Kinds = readonly [FaultKind, ...FaultKind[]];

/** One deed of a way; what is left out is drawn. */
interface Step {
  readonly do: DeedKind;
  readonly tab?: number;
  readonly n?: number;
  /** Milliseconds afterwards: the least, and how many more are drawn. */
  readonly then?: readonly [number, number];
}

/** Things that rarely come together by chance, in this order; others happen between them. */
export interface Way {
  readonly tabs?: readonly PlaceName[];
  /** What becomes of the first commit: one of these, or just this. */
  readonly commit?: Kinds | Fault | 'fine';
  /** What becomes of the first calls of other kinds. */
  readonly others?: FaultPlan;
  /** Every question is answered by a replica that is behind. */
  readonly isBehind?: true;
  readonly late?: number;
  readonly deeds: readonly Step[];
}

const late: Kinds = ['slow', 'workLater', 'lostAfter', 'malformed'];
const lost: Kinds = ['lostBefore', 'swallowed', 'notOkNoWork'];
const [second181, second600] = [4, 5];
/** From the press to the good answer, where nothing is late. */
const sentMs = 1_060;

function fault(kind: FaultKind, parts: Partial<Fault>): Fault {
  return { kind, before: 0, after: 0, status: 500, ...parts };
}

export const ways: readonly [Way, ...Way[]] = [
  // Another quote of the home, while one is in doubt, and once it is done.
  {
    commit: late,
    deeds: [
      { do: 'press', tab: 0 },
      { do: 'otherQuote', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    commit: 'fine',
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'otherQuote', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  // The lock passes from one quote to another.
  {
    tabs: ['AP', 'BP'],
    commit: 'fine',
    late: 200,
    deeds: [
      { do: 'press', tab: 0, then: [sentMs, 140] },
      { do: 'press', tab: 1 },
    ],
  },
  // Two quotes, or two plans, at the same moment.
  { tabs: ['AP', 'BP'], deeds: [{ do: 'pressTogether', tab: 0, n: 1 }] },
  { tabs: ['AP', 'AQ'], deeds: [{ do: 'pressTogether', tab: 1, n: 2 }] },
  // One tab has another plan than the one that was sent.
  {
    tabs: ['AP', 'AQ'],
    commit: 'fine',
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'reload', tab: 1 },
    ],
  },
  // Sent again, with another plan or other answers in hand.
  {
    commit: lost,
    deeds: [
      { do: 'press', tab: 0 },
      { do: 'time', n: second600 },
      { do: 'changePlan', tab: 0 },
      { do: 'sendAgain', tab: 0 },
    ],
  },
  {
    commit: lost,
    tabs: ['AP', 'AQ'],
    deeds: [
      { do: 'press', tab: 0 },
      { do: 'time', n: second600 },
      { do: 'sendAgain', tab: 1 },
    ],
  },
  // The tab that sends it again dies before another one has heard of it.
  {
    commit: lost,
    tabs: ['AP', 'AQ'],
    late: 200,
    deeds: [
      { do: 'press', tab: 0 },
      { do: 'time', n: second600 },
      { do: 'sendAgain', tab: 0, then: [125, 50] },
      { do: 'crash', tab: 0, n: 0, then: [0, 20] },
      { do: 'sendAgain', tab: 1 },
    ],
  },
  // Another plan, while one is in doubt.
  {
    commit: late,
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'changePlan', tab: 0 },
    ],
  },
  // A new version in the night.
  {
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'release', tab: 0, n: 1 },
      { do: 'otherQuote', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  // The connection is lost while it is saved.
  { deeds: [{ do: 'press', tab: 0, then: [300, 750] }, { do: 'offline' }] },
  // Refused, with and without the work.
  { commit: ['status'], deeds: [{ do: 'press', tab: 0 }] },
  { commit: ['statusAfterWork'], isBehind: true, deeds: [{ do: 'press', tab: 0 }] },
  { commit: fault('status', { status: 409 }), deeds: [{ do: 'press', tab: 0 }] },
  // A good status that says nothing, and the work afterwards.
  { commit: fault('workLater', { status: 200, after: 60 }), deeds: [{ do: 'press', tab: 0 }] },
  // A save whose end is unknown arrives after its correction, before the commit does its work.
  {
    others: { save: [fault('workLater', { status: 500, after: 19 })] },
    commit: fault('slow', { before: 25 }),
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'correct', tab: 0 },
    ],
  },
  // No token is to be had for the commit: those before it were for the pages.
  {
    tabs: ['AP', 'AQ'],
    others: { token: [null, null, fault('status', { status: 401 })] },
    deeds: [{ do: 'press', tab: 0 }],
  },
  // Another device was first.
  { deeds: [{ do: 'otherDevice' }, { do: 'press', tab: 0 }] },
  // A page comes back.
  {
    tabs: ['AP', 'AP'],
    deeds: [
      { do: 'freeze', tab: 1 },
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'thaw', n: 0 },
    ],
  },
  // The clock is put on.
  {
    commit: ['slow', 'workLater'],
    deeds: [
      { do: 'press', tab: 0, then: [1_500, 0] },
      { do: 'clock', n: 0 },
      { do: 'time', n: second181 },
    ],
  },
  // Cleared, while another tab is answered.
  {
    tabs: ['AP', 'AQ'],
    deeds: [
      { do: 'clear', tab: 0 },
      { do: 'edit', tab: 1 },
    ],
  },
];
