import { scenariosOf, type Scenario, type Suite } from '../../../src/scenarios';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command';

/** Whether a scenario is one of those that are played: of a brand those in its folder. */
export const isMine = ({ brand }: CommandContext, { at }: Scenario): boolean =>
  brand === null || at.file.startsWith(scenariosOf(brand));

/**
 * The scenarios that are asked for.
 *
 * @param words of a name, file, clause or waypoint; null for all
 * @throws InputError when scenarios are there, and none has the words
 */
export function chooseScenarios(
  context: CommandContext,
  { scenarios }: Suite,
  words: string | null,
): readonly Scenario[] {
  const wanted = words?.toLowerCase() ?? '';
  const mine = scenarios.filter((scenario) => isMine(context, scenario));
  const chosen = mine.filter(({ name, at, clauses, waypoint }) =>
    [name, at.file, waypoint ?? '', ...clauses.map(({ id }) => id)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  if (chosen.length > 0 || mine.length === 0) return chosen;
  throw new InputError(
    `No scenario has “${words ?? ''}” in its name, file, clause or waypoint.`,
    `there are ${mine.length} scenarios; leave out --filter to play them all`,
  );
}
