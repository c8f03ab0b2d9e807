import { join } from 'node:path';
import {
  checkClauses,
  readSuite,
  type Scenario,
  type ScenarioProblem,
  type Suite,
} from '../../../src/scenarios';
import { InputError, readClauses } from '../../project';
import type { CommandContext } from '../frame/command';

/** The scenarios of a configuration, held against its list of clauses where it has one. */
export function readScenarios({
  files,
  folder,
  shownFolder,
  brand,
}: Pick<CommandContext, 'files' | 'folder' | 'shownFolder' | 'brand'>): {
  readonly suite: Suite;
  readonly problems: readonly ScenarioProblem[];
} {
  const suite = readSuite(files, brand);
  const clauses = readClauses(folder, files);
  if (clauses === 'none') return { suite, problems: suite.problems };
  if (clauses === 'missing') {
    throw new InputError(
      `There is no list of clauses at ${join(shownFolder, suite.settings.clauses ?? '')}.`,
      'mend the path `clauses` in scenarios/scenarios.json; it starts at the configuration’s folder',
    );
  }
  return { suite, problems: [...suite.problems, ...checkClauses(suite, clauses)] };
}

/**
 * The scenario that is meant: by its waypoint, its name, words of its name, or as `file.json#name`.
 * A file alone means its last one.
 */
export function findScenario(suite: Suite, who: string): Scenario {
  const waypoint = suite.waypoints.get(who);
  if (waypoint !== undefined) return waypoint;
  const [file = '', name] = who.includes('.json') ? who.split('#') : ['', who];
  const inFile = suite.scenarios.filter(({ at }) => file === '' || isFile(at.file, file));
  if (inFile.length === 0) {
    const files = [...new Set(suite.scenarios.map(({ at }) => at.file))];
    throw new InputError(`There are no scenarios in ${file}.`, `known: ${files.join(', ')}`);
  }
  const found =
    name === undefined
      ? inFile.at(-1)
      : (inFile.find((scenario) => scenario.name === name || scenario.waypoint === name) ??
        inFile.find((scenario) => scenario.name.toLowerCase().includes(name.toLowerCase())));
  if (found !== undefined) return found;
  const waypoints = [...suite.waypoints.keys()];
  throw new InputError(
    `There is no household “${who}”.`,
    `name a waypoint (${waypoints.join(', ')}), a scenario, or file.json#scenario`,
  );
}

const isFile = (path: string, asked: string): boolean =>
  path === asked || path.endsWith(`/${asked}`) || asked.endsWith(`/${path}`);
