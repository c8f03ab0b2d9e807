// Node 20 cannot run TypeScript by itself; Vite can.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';

// Lighthouse has a package.json of its own: 185 MB that nothing else needs.
const at = import.meta.dirname;
if (!existsSync(`${at}/node_modules`))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: at,
    stdio: 'inherit',
  });

const { module } = await runnerImport(`${at}/measure-first-page.ts`, { configFile: false });
const { default: lighthouse } = await import('lighthouse');
await module.measureFirstPage(lighthouse);
