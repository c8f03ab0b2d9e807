// Node 20 cannot run TypeScript by itself; Vite can.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./measure-forms.ts', import.meta.url).pathname, {
  configFile: false,
});
await module.measureForms();
