import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

const suite = (expected: string) => ({
  $schema: '../../schemas/scenario.schema.json',
  about: 'Visitors.',
  scenarios: [
    {
      name: 'a visitor',
      household: 'somebody',
      clauses: ['FEE-01'],
      do: [{ answer: { 'street.permitType': 'visitor' } }],
      expect: { answers: { permitType: expected } },
    },
  ],
});

describe('journey test', () => {
  let written: WrittenJourney;
  beforeAll(() => {
    written = writeJourney();
    written.write('scenarios/visitors.json', JSON.stringify(suite('visitor'), null, 2));
    const household = { id: 'somebody', about: 'Somebody.' };
    written.write('scenarios/households/somebody.json', JSON.stringify(household));
    written.write('scenarios/scenarios.json', JSON.stringify({ today: '2026-11-21' }));
  });
  afterAll(() => rmSync(written.root, { recursive: true }));

  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: written.root });
    const code = await runCli(['test', ...parameters], terminal);
    return { code, output: terminal.output, errors: terminal.errors };
  };

  it('plays the scenarios, and says how many', async () => {
    const { code, output } = await run();
    expect(output).toContain('played 1 scenario of 1 file: all passed');
    expect(code).toBe(0);
  });

  it('prints how much was decided, and what was not', async () => {
    const { output } = await run('--coverage');
    expect(output).toMatch(/rules +\d+\.\d % \(\d+ of \d+\)/);
    expect(output).toMatch(/\.json:\d+:\d+: (never evaluated|holds|does not hold) \(/);
  });

  it('says with --filter that nothing is called so', async () => {
    const { code, errors } = await run('--filter', 'nobody');
    expect(errors).toContain('No scenario has “nobody”');
    expect(code).toBe(2);
  });

  it('ends with 1 and says what was expected, and where', async () => {
    written.write('scenarios/visitors.json', JSON.stringify(suite('resident'), null, 2));
    const { code, output } = await run();
    expect(output).toContain('scenarios/visitors.json:20:25: the answer `permitType`');
    expect(output).toContain('expected: "resident"');
    expect(output).toContain('actual:   "visitor"');
    expect(code).toBe(1);
    const { output: json } = await run('--format', 'json');
    expect(JSON.parse(json)).toMatchObject({
      counts: { scenarios: 1, failed: 1, problems: 0 },
      scenarios: [{ name: 'a visitor', passed: false, mismatches: [{ line: 20 }] }],
    });
  });

  it('tells findings to other programs by their cause, and to JUnit by scenario', async () => {
    const { code, output } = await run('--format', 'sarif');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      runs: [{ tool: { driver: { name: 'journey test' } }, results: [{ ruleId: 'expectation' }] }],
    });
    expect(output).toContain('\\"resident\\" is expected');
    const place = 'journey-config/scenarios/visitors.json';
    expect((await run('--format', 'github')).output).toContain(`::error file=${place},line=20,`);
    expect((await run('--format', 'md')).output).toContain(`\`${place}:20\``);
    const failing = (await run('--format', 'junit')).output;
    expect(failing).toContain('tests="1" failures="1"');
    expect(failing).toContain(`name="a visitor" file="${place}">`);
    written.write('scenarios/visitors.json', JSON.stringify(suite('visitor'), null, 2));
    const passing = (await run('--format', 'junit')).output;
    expect(passing).toContain('tests="1" failures="0"');
    expect(passing).toContain(`name="a visitor" file="${place}"/>`);
  });

  it('does not say that all passed where there is nothing, but how to begin, which passes', async () => {
    const bare = writeJourney();
    const terminal = captureTerminal({ cwd: bare.root });
    expect(await runCli(['test'], terminal)).toBe(0);
    expect(terminal.output).toContain('There are no scenarios in journey-config/scenarios');
    expect(terminal.output).not.toContain('all passed');
    const files = terminal.output.split(/^journey-config\/(?=scenarios\/\w+\.json$)/m).slice(1);
    for (const file of files) {
      const [path = '', ...lines] = file.split('\n');
      bare.write(path, lines.join('\n').replace(/\n\n[^{]*$/, ''));
    }
    const second = captureTerminal({ cwd: bare.root });
    await runCli(['test'], second);
    expect(second.output).toBe('played 1 scenario of 1 file: all passed\n');
    rmSync(bare.root, { recursive: true });
  });

  it('finds a clause that is not in the list, and a list that is not there', async () => {
    written.write('clauses.csv', '"id"\n"FEE-02",\n');
    const settings = { today: '2026-11-21', clauses: 'clauses.csv' };
    written.write('scenarios/scenarios.json', JSON.stringify(settings));
    const { code, output } = await run();
    expect(output).toContain('error: There is no clause `FEE-01`.');
    expect(code).toBe(1);
    const nowhere = { ...settings, clauses: 'nowhere.csv' };
    written.write('scenarios/scenarios.json', JSON.stringify(nowhere));
    const second = await run();
    expect(second.errors).toContain('There is no list of clauses at');
    expect(second.code).toBe(2);
  });
});
