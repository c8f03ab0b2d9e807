import type { Ask, Commit, Entry, Plan, Seconds, Shown, Switch, Tab, World } from './world';

/** Seconds until a tab has heard at the latest of what another one wrote. */
export const late = 0.2;

/**
 * Another tab sent it a moment ago: this one need not have heard of it, and its own writing may hide
 * that until the other one has heard of it, and has written anew.
 */
export const isUnheard = ({ now }: World, tab: Tab, { tab: sender, leftAt }: Commit): boolean =>
  sender !== tab.id && leftAt !== null && leftAt + 3 * late >= now;

/** DB(s): a switch of the subject, made by then. */
export const switched = (
  { switches, now }: World,
  subject: string | undefined,
  by: Seconds = now,
): Switch | undefined => switches.find((row) => row.subject === subject && row.at <= by);

/** A commit that has left and may still do its work at that time. */
export const isAlive = ({ leftAt, endedAt }: Commit, at: Seconds): boolean =>
  leftAt !== null && leftAt <= at && (endedAt === null || endedAt > at);

/** Alive(s). */
export const alive = (
  { commits, now }: World,
  subject: string | undefined,
  at: Seconds = now,
): boolean => commits.some((commit) => commit.subject === subject && isAlive(commit, at));

export const isOpen = ({ state }: Entry): boolean => state === 'sending' || state === 'doubt';

/** The commits of that subject that were begun (then), and are not known to have stayed here. */
export const begun = ({ commits }: World, { subject, sentAt }: Shown): readonly Commit[] =>
  commits.filter(
    (commit) =>
      commit.subject === subject &&
      !commit.notSent &&
      (sentAt === undefined || commit.beganAt === sentAt),
  );

/** The last question with that answer; with a time, the one that was under way then. */
export const asked = (
  { asks, now }: World,
  { subject, askedAt }: Shown,
  answer: Ask['answer'],
): Ask | undefined =>
  asks.findLast(
    (ask) =>
      ask.subject === subject &&
      ask.answer === answer &&
      ask.answeredAt <= now &&
      (askedAt === undefined || (ask.askedAt <= askedAt && askedAt <= ask.answeredAt)),
  );

/** What a text names otherwise than it is; texts that name nothing agree with anything. */
export const misnamed = (shown: Shown, plan: Plan): readonly string[] =>
  (['supplierName', 'planName', 'annual'] as const)
    .filter((key) => shown[key] !== undefined && shown[key] !== plan[key])
    .map((key) => `${key} ${String(shown[key])} instead of ${plan[key]}`);

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

/** Two lists of references hold the same, whatever their order. */
export const sameReferences = (one: readonly string[], other: readonly string[]): boolean =>
  sorted(one) === sorted(other);
