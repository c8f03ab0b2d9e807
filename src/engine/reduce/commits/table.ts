import type { CommitHeard, CommitState, CommitTransition } from '../../model';

/** Nothing is known of how it ended: what an answer or a yes turns into done at any time. */
const unsettled = ['doubt', 'aside', 'unsent', 'refused'] as const;

/**
 * What leads where, and nothing else does. Rows are numbered as in the design of commits; what is
 * heard in a state that no row of it names changes nothing.
 * Row 2 (blocked) and 14 (fresh key) lead to no state of their own; 16 is `greaterEntry`.
 */
export const transitions: readonly CommitTransition[] = [
  { row: 1, from: ['none', 'refused', 'unsent'], on: 'sent', to: 'sending' },
  { row: 3, from: ['sending'], on: 'goodAnswer', to: 'done' },
  { row: 4, from: ['sending'], on: 'notSent', to: 'none' },
  // Asked about twice; until then it is as open as it was.
  { row: 5, from: ['sending'], on: 'refusal', to: 'same' },
  { row: 6, from: ['sending'], on: 'alreadyDone', to: 'same' },
  { row: 5, from: ['sending'], on: 'noAfterRefusal', to: 'refused' },
  { row: 5, from: ['sending'], on: 'askFailed', to: 'doubt' },
  { row: 7, from: ['sending'], on: 'lost', to: 'doubt' },
  { row: 7, from: ['sending'], on: 'patienceOver', to: 'doubt' },
  { row: 8, from: unsettled, on: 'goodAnswer', to: 'done' },
  // It brings the references of what was known by asking (decision 42).
  { row: 8, from: ['done'], on: 'goodAnswer', to: 'same' },
  { row: 9, from: ['sending', ...unsettled], on: 'yes', to: 'done' },
  { row: 10, from: ['sending', 'doubt', 'aside', 'unsent'], on: 'no', to: 'same' },
  { row: 11, from: ['doubt', 'aside'], on: 'believedNo', to: 'unsent' },
  { row: 11, from: ['unsent'], on: 'believedNo', to: 'same' },
  { row: 12, from: ['doubt', 'aside', 'unsent'], on: 'askFailed', to: 'same' },
  { row: 15, from: ['sending'], on: 'cutOff', to: 'doubt' },
  { row: 21, from: ['doubt'], on: 'putAside', to: 'aside' },
];

/** Where it leads from here; null where it leads nowhere. */
export function leadsTo(
  from: CommitState | 'none',
  heard: CommitHeard,
): CommitState | 'none' | null {
  const row = transitions.find(({ from: states, on }) => on === heard && states.includes(from));
  if (row === undefined) return null;
  return row.to === 'same' ? from : row.to;
}
