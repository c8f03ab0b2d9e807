/** `npm run traces`: as many random traces as one likes, a line for each thousand. */
import { builtLived } from './built-lived';
import { Counts } from './counted';

const usage = 'npm run traces -- [first seed, else 20290001] [how many seeds, else 100]';
const each = 1000;
const [from = 20290001, seeds = 100] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(from) || !Number.isSafeInteger(seeds)) throw new Error(usage);

const { firstDifference } = await builtLived();
const counts = new Counts();
let agreed = 0;
for (let seed = from; seed < from + seeds; seed += 1) {
  const before = process.cpuUsage().user;
  const difference = firstDifference(seed, each, (...told) => {
    counts.add(...told);
  });
  const seconds = Math.round((process.cpuUsage().user - before) / 1e6);
  if (difference === null) agreed += each;
  else process.exitCode = 1;
  const said = difference === null ? 'agree' : `differ\n${difference.message}`;
  process.stdout.write(`${seed}: ${each} traces, ${seconds} s, ${said}\n`);
}
process.stdout.write(`${agreed} of ${seeds * each} traces agreed\n`);
for (const [name, share] of counts.table())
  if (share < 1 || process.env['TRACES_COUNTS'] === '1')
    process.stdout.write(`${share.toFixed(2).padStart(6)} % ${name}\n`);
