import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkClauses, clauseIds, readSuite } from '../../../src/scenarios';
import type { ScenarioProblem, Suite } from '../../../src/scenarios';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command-context';

/** The scenarios of a configuration, held against its list of clauses where it has one. */
export function readScenarios({ files, folder, shownFolder }: CommandContext): {
  readonly suite: Suite;
  readonly problems: readonly ScenarioProblem[];
} {
  const suite = readSuite(files);
  const { clauses } = suite.settings;
  if (clauses === null) return { suite, problems: suite.problems };
  const path = join(folder, clauses);
  if (!existsSync(path)) {
    throw new InputError(
      `There is no list of clauses at ${join(shownFolder, clauses)}.`,
      'mend the path `clauses` in scenarios/scenarios.json; it starts at the configuration’s folder',
    );
  }
  const known = clauseIds(readFileSync(path, 'utf8'));
  return { suite, problems: [...suite.problems, ...checkClauses(suite, known)] };
}
