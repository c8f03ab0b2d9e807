// How much of a folder of forms comes over, and whether what comes over means the same:
// npm run bench:import -- FOLDER [ANSWERS].
import { runnerImport } from 'vite';

if (process.argv[2] === undefined) {
  console.error('Name a folder of XForms: npm run bench:import -- FOLDER [ANSWERS]');
  process.exit(2);
}
await runnerImport(`${import.meta.dirname}/measure-imports.ts`, {
  configFile: false,
  logLevel: 'error',
});
process.exit();
