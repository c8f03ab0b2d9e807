// Everything, or the stages that are named: npm test -- check, npm test -- test:browser.
import { chooseStages } from './choose-stages.js';
import { runAndSum } from './run-and-sum.js';
import { check, everything } from './stages.js';

const names = process.argv.slice(2).filter((name) => name !== '--full');
if (process.argv.includes('--full')) process.env.TEST_FULL = '1';
const groups = { check: check.flat(2).map(({ name }) => name) };
let phases;
try {
  phases = chooseStages(everything, names, groups);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
await runAndSum(phases);
