import { endCommands } from './run-command.js';
import { runStage } from './run-stage.js';
import { runStages } from './run-stages.js';
import { isGreen, lineOf, sumText } from './sum-text.js';

/**
 * Runs all stages, says the sum of them, and ends the process. Whoever stops it gets a sum as well.
 *
 * @param {readonly (readonly (readonly import('./stages.js').Stage[])[])[]} phases
 */
export async function runAndSum(phases) {
  const began = Date.now();
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      isStopped = true;
      endCommands('SIGTERM');
    });
  const say = (result) => console.log(lineOf(result));
  const because = 'the run was stopped';
  const run = async (stage) => {
    if (isStopped) return { name: stage.name, outcome: 'not run', seconds: 0, because };
    const result = await runStage(stage);
    return isStopped && result.outcome === 'FAIL' ? { ...result, because } : result;
  };
  const results = await runStages(phases, run, say);
  console.log(sumText(results, (Date.now() - began) / 1000));
  process.exitCode = isGreen(results) ? 0 : 1;
}
