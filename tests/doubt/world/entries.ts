import type { JsonObject, LedgerEntry } from '../../../src/engine';
import { blankEntry, sameDigestOf } from '../../../src/engine/commits';
import type { GivenEntry } from '../row-shape';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

export const keyOfPlan = (plan: string): string => `key-${plan}`;
/** What the partner says when it takes no switch. */
export const serverWords = 'Words of the server.';

/** References by fuel, as the good answer has them. */
export const answerWith = (references: readonly string[]): JsonObject => ({
  g: references.find((one) => !one.startsWith('E')) ?? null,
  e: references.find((one) => one.startsWith('E')) ?? null,
});

const sameOf = (home: string): string => `home ${home}`;
export const homeOf = sameOf;

/** What was sent for the last plan, and for those before it. */
const recordOf = (plans: readonly string[]): JsonObject =>
  plans.reduce<JsonObject>(
    (earlier, plan) => ({
      supplierName: `Supplier of ${plan}`,
      planName: plan,
      ...(Object.keys(earlier).length > 0 && { earlier }),
    }),
    {},
  );

/** The entry that a row describes, at this moment. An hour short of the days, so that a row has time to play. */
export function entryOf(given: GivenEntry, now: number): LedgerEntry {
  const { subject = 'A', home = '1', plans = ['P'], attempt = 1, watched = 0, hours } = given;
  const { noes = [], refusedWith, by, references = ['G1'], record = true, digest = false } = given;
  const state = given.state === 'unreadable' ? 'doubt' : given.state;
  const ago =
    given.daysAgo === undefined ? 0 : given.daysAgo * day - (given.daysAgo > 0 ? hour : 0);
  const isAnswered = state === 'done' && (by === undefined || by === 'answered');
  const isOne = state === 'done' && by !== 'which unknown';
  const asked = given.askedAgo ?? (noes.length > 0 || given.said !== undefined ? 0 : null);
  const failed = given.said === 'failed' || given.failedAt !== undefined;
  const said = failed ? 'unreached' : noes.length > 0 || given.said === 'no' ? 'no' : null;
  return {
    ...blankEntry('switch', subject),
    same: record ? sameOf(home) : null,
    sameDigest: digest ? sameDigestOf(sameOf(home), subject) : null,
    ties: isOne ? [] : plans.map((one) => ({ switchKey: keyOfPlan(one) })),
    state,
    attempt,
    sentAt: now - ago - (given.daysAgo === undefined ? watched * second : 0),
    watched,
    away: hours === undefined ? 0 : Math.max(0, Math.round(hours * 3_600) - watched),
    noes,
    askedAt: asked === null ? null : now - ago - asked * second,
    said,
    refusal: refusedWith === undefined ? null : { status: refusedWith, message: serverWords },
    record: record ? recordOf(plans) : null,
    answer: isAnswered ? answerWith(references) : null,
    digest: 'test',
    writtenAt: now - ago,
  };
}

export const storedKey = (subject: string): string => `doubt.commit.switch.${subject}`;

/** As it stands in the storage. */
export const storedText = (given: GivenEntry, now: number): string =>
  given.state === 'unreadable' ? '{"v":1,' : JSON.stringify(entryOf(given, now));
