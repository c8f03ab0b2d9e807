import { runAndSum } from './run-and-sum.js';
import { check } from './stages.js';

await runAndSum(check);
