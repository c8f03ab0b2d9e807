/** Whether this is `npm run test:full`, which takes its time. */
const isFull = process.env['TEST_FULL'] === '1';

/** What a test does in `npm test` (how many runs, say), and what in `npm run test:full`. */
export const runs = <T>(inTest: T, inFull: T): T => (isFull ? inFull : inTest);
