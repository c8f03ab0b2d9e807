// Everything, or the stages that are named: npm test -- check, npm test -- test:browser.
import { chooseStages } from './choose-stages.js';
import { runAndSum } from './run-and-sum.js';
import { check, everything, full } from './stages.js';

const names = process.argv.slice(2).filter((name) => name !== '--full');
const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_FULL = '1';
const groups = { check: check.flat(2).map(({ name }) => name) };
let phases;
try {
  phases = chooseStages(isFull || names.length > 0 ? full : everything, names, groups);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
await runAndSum(phases);
