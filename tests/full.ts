/** Whether this is `npm run test:full`, which takes its time. */
const isFull = process.env['TEST_FULL'] === '1';

/** How many runs a random test has: in `npm test`, and in `npm run test:full`. */
export const runs = (inTest: number, inFull: number): number => (isFull ? inFull : inTest);
