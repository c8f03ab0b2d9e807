import { join } from 'node:path';
import { scenariosOf } from '../../../src/scenarios';
import { schemaFor, textAt } from '../add/addition';
import { asFile } from '../edit-json';
import type { CommandContext } from '../frame/command';

const settings = 'scenarios/scenarios.json';

/** That nothing was played, and a first scenario to be written. */
export function howToBegin({ files, brand, shownFolder }: CommandContext): string {
  const folder = brand === null ? 'scenarios/' : scenariosOf(brand);
  const path = `${folder}first.json`;
  const entry = textAt(files, 'journey.json', 'entry');
  const first = {
    ...schemaFor(files, path, 'scenario'),
    about: 'What households do first.',
    scenarios: [{ name: `the visit begins at ${entry}`, hold: 'all', expect: { step: entry } }],
  };
  const day = { ...schemaFor(files, settings, 'scenario-settings'), today: '2026-09-01' };
  const file = (at: string, value: unknown): string =>
    `\n${join(shownFolder, at)}\n${asFile(value)}`;
  return [
    `There are no scenarios in ${join(shownFolder, folder)}: nothing was played. A first one could be:`,
    file(path, first),
    ...(files.has(settings) ? [] : ['The day that it is for everybody:', file(settings, day)]),
    'scenario.schema.json says what else can be done and expected.',
  ].join('\n');
}
