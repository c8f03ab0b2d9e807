// Node 20 cannot run TypeScript by itself; Vite can.
import { runnerImport } from 'vite';

const { module } = await runnerImport(`${import.meta.dirname}/measure-studio.ts`, {
  configFile: false,
});
await module.measureStudio();
