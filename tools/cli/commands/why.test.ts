import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

const scenario = {
  $schema: '../../schemas/scenario.schema.json',
  about: 'Visitors.',
  scenarios: [
    {
      name: 'a visitor',
      waypoint: 'visiting',
      clauses: [],
      household: 'somebody',
      do: [{ answer: { 'street.permitType': 'visitor' } }],
    },
  ],
};
const household = {
  $schema: '../../../schemas/household.schema.json',
  id: 'somebody',
  about: 'Somebody.',
};

describe('journey why', () => {
  let written: WrittenJourney;
  beforeAll(() => {
    written = writeJourney();
    written.write('scenarios/visitors.json', JSON.stringify(scenario, null, 2));
    written.write('scenarios/households/somebody.json', JSON.stringify(household));
    written.write('scenarios/scenarios.json', JSON.stringify({ today: '2026-11-21' }));
  });
  afterAll(() => rmSync(written.root, { recursive: true }));

  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: written.root });
    const code = await runCli(['why', ...parameters], terminal);
    return { code, output: terminal.output, errors: terminal.errors };
  };

  it('explains for a household that has just arrived', async () => {
    const { code, output } = await run('street.days');
    expect(code).toBe(0);
    expect(output).toContain('for a household that has just arrived, in apply');
    expect(output).toMatch(
      /not required because permitType is nothing {2}steps\/apply\/street\.json:\d+:\d+/,
    );
  });

  it.each(['visiting', 'a visitor', 'visitors.json', 'scenarios/visitors.json#a visitor'])(
    'explains where %s ends',
    async (who) => {
      const { output } = await run('street.days', '--household', who);
      expect(output).toContain('for visiting, in apply');
      expect(output).toContain('✓ required because permitType is “visitor” (“Visitor”)');
    },
  );

  it('goes to another step first', async () => {
    const { output } = await run('done', '--household', 'visiting', '--at', 'apply');
    expect(output).toContain('whoever enters is sent to apply because reference is nothing');
  });

  it('is data as well', async () => {
    const { output } = await run('street.days', '--format', 'json');
    expect(JSON.parse(output)).toMatchObject({
      version: 1,
      household: { step: 'apply', warning: '' },
      explanations: [{ kind: 'field', name: 'street.days' }],
    });
  });

  it.each([
    [['street.dais'], 'Nothing is called `street.dais`.', 'did you mean `street.days`?'],
    [['street', '--household', 'nobody'], 'There is no household “nobody”.', 'visiting'],
    [['street', '--at', 'nowhere'], 'There is no step `nowhere`.', 'apply'],
    [['street', '--household', 'other.json'], 'There are no scenarios in other.json.', 'visitors'],
  ])('refuses %j', async (parameters, message, help) => {
    const { code, errors } = await run(...parameters);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(errors).toContain(help);
  });

  it('cannot explain a configuration with errors', async () => {
    const broken = captureTerminal({ cwd: written.root });
    expect(await runCli(['why', 'street', join(written.root, 'nowhere')], broken)).toBe(2);
  });
});
