/** What the server of these tests is started with. */
export const sandboxKey = 'browser-tests';

/** Headers of what no partner has: faults, and a look into the database. */
export const withKey = { 'x-sandbox-key': sandboxKey };
