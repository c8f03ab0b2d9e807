// Prints how many faults of tests/faults-blind (CORPUS=hundred for those of `hundred`) are found by `check` and `prove`, by family:
//   npm run faults:blind -- dead-ends rule-logic/contradiction    (EVERY=5 for every fifth of the corpus, OFFSET=1 for
// those one after each of these, 2 for two after; OUT=file for all that was found; ONLY=decidable or ONLY=others for what is decidable or not; CHECK_ONLY=1 without the prover, which takes its time; LEAST=90 to fail where fewer percent are found)
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

process.env['FAMILIES'] = process.argv.slice(2).join(',');
const root = fileURLToPath(new URL('../..', import.meta.url));
await runnerImport(`${root}/tests/faults-blind/print-table.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
