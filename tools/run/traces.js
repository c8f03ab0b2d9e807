// Lives through random traces of journeys, a thousand for each seed: npm run traces, or npm run traces -- 20300001 10.
import { fileURLToPath, URL } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
await runnerImport(`${root}/tests/semantics/traces/print-traces.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exit();
