/** Whether this is `npm run test:full`, which takes its time. */
const isFull = process.env['TEST_FULL'] === '1';

/** What a test does in `npm test` (how many runs, say), and what in `npm run test:full`. */
export const runs = <T>(inTest: T, inFull: T): T => (isFull ? inFull : inTest);

/** The first of these, or as many as `count` says, in `npm test`; all of them in `npm run test:full`. */
export const few = <T>(all: readonly T[], count = 1): readonly T[] =>
  runs(all.slice(0, count), all);

/** Details of a browser test that `npm test` leaves out: what it holds, another holds as well, or nearly. */
export const inFull = { tag: '@full' } as const;
