// How much of a folder of forms comes over, and whether what comes over means the same:
// npm run bench:import -- FOLDER [ANSWERS].
import { runnerImport } from 'vite';

const [folder, answers = '1000'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder of XForms: npm run bench:import -- FOLDER [ANSWERS]');
  process.exit(2);
}
const { module } = await runnerImport(`${import.meta.dirname}/measure-imports.ts`, {
  configFile: false,
  logLevel: 'error',
});
await module.measureImports(folder, Number(answers));
process.exit();
