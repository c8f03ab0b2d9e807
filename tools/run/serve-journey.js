import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Shows a journey in the dev server: the shipped one, or that of the folder which is named among the
 * parameters. All others are the dev server's own. Ends the process with its code.
 *
 * @param {readonly string[]} parameters
 * @param {string} [config] settings of the server; those of the household's page without them
 */
export function serveJourney(parameters, config) {
  const folder = namedAmong(parameters);
  const others = parameters.filter((each) => each !== folder);
  const environment = { ...process.env };
  if (folder !== undefined) environment.JOURNEY = journeyIn(folder);
  const vite = 'node_modules/vite/bin/vite.js';
  const settings = config === undefined ? [] : ['-c', config];
  const command = [vite, '--configLoader', 'runner', ...settings, ...others];
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: environment,
  });
  process.exit(status ?? 1);
}

/** The folder among the parameters of a command, if there is one. */
export const namedAmong = (parameters) => parameters.find((each) => !each.startsWith('-'));

/** From where the command was given: npm itself runs in the project. */
export function journeyIn(folder) {
  const path = resolve(process.env.INIT_CWD ?? '.', folder);
  if (existsSync(join(path, 'journey.json'))) return path;
  console.error(
    `There is no journey.json in ${path}. Name the folder of a journey, or write one: npx journey new ${folder}`,
  );
  process.exit(1);
}
