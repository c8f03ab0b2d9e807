// Changes every rule of the shipped journey in every small way, and fails where fewer changes are
// noticed than were: npm run mutate:journey
import { spawnSync } from 'node:child_process';

/** Per cent of the changes that some household could meet; it only ever rises. */
const floor = 99;

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  ['tools/bin/journey.js', 'mutate', '--format', 'json'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (status !== 0 && status !== 1) {
  process.stderr.write(stderr);
  process.exit(status ?? 1);
}
const { noticed, unnoticed, equivalent, undecided } = JSON.parse(stdout);
const share = (100 * noticed) / (noticed + unnoticed);
console.log(
  `noticed ${noticed} of ${noticed + unnoticed} (${share.toFixed(2)} %, at least ${floor} wanted), ${equivalent} equivalent, ${undecided} not decided`,
);
process.exitCode = share >= floor ? 0 : 1;
