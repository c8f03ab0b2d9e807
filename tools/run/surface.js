// What the package exports, as declarations and as a report: npm run surface.
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './install.js';

const root = resolve(import.meta.dirname, '../..');
const { entries } = JSON.parse(readFileSync('package/contents.json', 'utf8'));
const declarations = 'dist/declarations';
const reports = 'docs/package';

/** What is said of how comments are written is for the linter; a type that is not exported by name is in the report all the same. */
const silent = Object.fromEntries(
  ['ae-missing-release-tag', 'ae-forgotten-export', 'ae-undocumented'].map((id) => [
    id,
    { logLevel: 'none' },
  ]),
);

const configOf = (entry) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: resolve(declarations, `package/${entry}.d.ts`),
      compiler: { tsconfigFilePath: resolve('package/tsconfig.json'), skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: resolve(reports),
        reportTempFolder: resolve('dist/surface'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: resolve(`dist/package/lib/${entry}.d.ts`) },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: { default: { logLevel: 'error' }, ...silent },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
  });

/**
 * Writes the declarations of the package, one file an entry, and compares what is exported with the
 * reports in `docs/package`, or writes these anew.
 *
 * @param {boolean} writes
 * @returns {readonly string[]} entries whose report is another
 */
function holdSurface(writes) {
  rmSync(declarations, { recursive: true, force: true });
  run(process.execPath, 'node_modules/typescript-7/bin/tsc', '-p', 'package');
  const configs = Object.keys(entries).map((entry) => [entry, configOf(entry)]);
  const [[, first], ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(([, config]) => config.mainEntryPointFilePath),
  });
  return configs.flatMap(([entry, config]) => {
    const isThere = existsSync(config.reportFilePath);
    const { apiReportChanged, errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: writes,
      messageCallback: (message) => {
        // How it ended is said below, in our own words.
        if (message.logLevel !== 'error') message.handled = true;
      },
    });
    if (writes && errorCount > 0) process.exit(1);
    return apiReportChanged || (!isThere && !writes) ? [entry] : [];
  });
}

const writes = process.argv.includes('--write');
const changed = holdSurface(writes);
if (changed.length > 0 && !writes) {
  console.error(
    `What the package exports is no longer what ${reports} says: ${changed.join(', ')}.\n` +
      'Is that meant? Then run `npm run surface -- --write`, read what has changed in these reports, ' +
      'and say in CHANGELOG.md what somebody who uses the package has to change.',
  );
  process.exit(1);
}
