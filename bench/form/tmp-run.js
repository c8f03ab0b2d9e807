import { runnerImport } from 'vite';
const { module } = await runnerImport(new URL('./tmp-profile.ts', import.meta.url).pathname, {
  configFile: false,
});
await module.go();
