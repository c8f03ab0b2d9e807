import { parse } from 'jsonc-parser';
import { createRunner, readSuite } from '../../src/scenarios';
import type { Json } from '../../src/rules';
import { acceptInRounds } from '../../tools/cli/accept/rounds';
import { editsBetween, type Edit } from '../model/edits';
import { readyOf, type Desk } from './desk';

/**
 * What scenarios expect, written as it is found, for the causes that were chosen: as edits beside the others.
 * What `journey test --accept` would not write is not written here.
 */
export async function acceptedBy(desk: Desk, keys: readonly string[]): Promise<readonly Edit[]> {
  const { journey, engine, suite } = readyOf(desk);
  const open = (files: ReadonlyMap<string, string>) => {
    const other = readSuite(files, null);
    return { suite: other, runner: createRunner(journey, engine, other) };
  };
  const runner = createRunner(journey, engine, suite);
  const wanted = new Set(keys);
  const { files } = await acceptInRounds(
    {
      ...{ files: desk.files, open, isMine: () => true },
      outcomes: suite.scenarios.map((scenario) => runner.run(scenario)),
    },
    () => Promise.resolve(wanted),
  );
  return [...files].flatMap(([file, text]) =>
    editsBetween(file, json(desk.stored.get(file)), json(text)),
  );
}

const json = (text: string | undefined): Json =>
  text === undefined ? null : (parse(text) as Json);
