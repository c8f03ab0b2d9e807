import {
  parseLocated,
  readEntries,
  readList,
  readParts,
  readText,
  required,
  ScenarioProblem,
} from '../source';
import type { Located } from '../source';
import { readHouseholds } from './household';
import { readScenarios } from './read-scenario';
import type { Partner } from '../world';
import type { Scenario, Suite, SuiteSettings } from './scenario';

const settingsFile = 'scenarios/scenarios.json';
const isHousehold = (path: string): boolean => path.startsWith('scenarios/households/');

/** Where the scenarios of a brand lie, which may begin at the waypoints of the base. */
export const scenariosOf = (brand: string): string => `brands/${brand}/scenarios/`;

/**
 * The scenarios beside a configuration, and those of `brand` with them. `files`: path from its root
 * → text. A file that cannot be read is a problem of its own and keeps no other from being read.
 */
export function readSuite(files: ReadonlyMap<string, string>, brand: string | null = null): Suite {
  const folders = ['scenarios/', ...(brand === null ? [] : [scenariosOf(brand)])];
  const isScenarios = (path: string): boolean =>
    folders.some((folder) => path.startsWith(folder)) &&
    path.endsWith('.json') &&
    path !== settingsFile;
  const problems: ScenarioProblem[] = [];
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      problems.push(error);
      return otherwise;
    }
  };
  const sources = [...files]
    .filter(([path]) => isScenarios(path))
    .flatMap(([path, text]) => attempt(() => [parseLocated(path, text)], []));
  const noHousehold = (at: Located): never => {
    throw new ScenarioProblem(at, 'The households cannot be read.');
  };
  const household = attempt(
    () => readHouseholds(sources.filter(({ file }) => isHousehold(file))),
    noHousehold,
  );
  const scenarios = sources
    .filter(({ file }) => !isHousehold(file))
    .flatMap((source) => attempt(() => entriesOf(source), []))
    .flatMap(({ at, shared }) => attempt(() => readScenarios(at, shared), []));
  const waypoints = new Map<string, Scenario>();
  for (const scenario of scenarios) attempt(() => addWaypoint(waypoints, scenario), undefined);
  for (const scenario of scenarios) attempt(() => checkWay(waypoints, scenario), undefined);
  const text = files.get(settingsFile);
  const none: SuiteSettings = { clauses: null, today: null };
  const settings =
    text === undefined ? none : attempt(() => readSettings(parseLocated(settingsFile, text)), none);
  return { scenarios, waypoints, household, settings, problems };
}

/**
 * What the partner says to each household of the scenarios, by its id and in the order of the files.
 *
 * @throws ScenarioProblem for a household that cannot be read
 */
export function partnersIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, Partner> {
  const sources = [...files]
    .filter(([path]) => isHousehold(path) && path.endsWith('.json'))
    .map(([path, text]) => parseLocated(path, text));
  const household = readHouseholds(sources);
  const ids = sources.map((at) => required(at, 'id', new Map(readEntries(at)).get('id')));
  return new Map(ids.map((id) => [readText(id), household(id).partner]));
}

function entriesOf(source: Located) {
  const part = readParts(source, ['$schema', 'about', 'household', 'from', 'scenarios']);
  required(source, 'about', part('about'));
  const shared = { household: part('household'), from: part('from') };
  const list = readList(required(source, 'scenarios', part('scenarios')));
  return list.map((at) => ({ at, shared }));
}

function readSettings(source: Located): SuiteSettings {
  const part = readParts(source, ['$schema', 'clauses', 'today']);
  const text = (key: 'clauses' | 'today'): string | null => {
    const at = part(key);
    return at === undefined ? null : readText(at);
  };
  return { clauses: text('clauses'), today: text('today') };
}

function addWaypoint(waypoints: Map<string, Scenario>, scenario: Scenario): void {
  if (scenario.waypoint === null) return;
  if (waypoints.has(scenario.waypoint)) {
    throw new ScenarioProblem(
      scenario.at,
      `Another scenario is the waypoint \`${scenario.waypoint}\` already.`,
    );
  }
  waypoints.set(scenario.waypoint, scenario);
}

/** Every waypoint on the way is there, and none leads back to itself. */
function checkWay(waypoints: ReadonlyMap<string, Scenario>, scenario: Scenario): void {
  const way = new Set<Scenario>([scenario]);
  for (let from = scenario.from; from !== null;) {
    const name = readText(from);
    const next = waypoints.get(name);
    if (next === undefined) {
      const help = `known: ${[...waypoints.keys()].join(', ')}`;
      throw new ScenarioProblem(from, `There is no waypoint \`${name}\`.`, help);
    }
    if (way.has(next)) throw new ScenarioProblem(from, 'The waypoints lead in a circle.');
    way.add(next);
    from = next.from;
  }
}
