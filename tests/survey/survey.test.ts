import { describe, expect, it } from 'vitest';
import { runCli } from '../../tools/cli/run-cli';
import { captureTerminal } from '../../tools/cli/testing/capture-terminal';
import { holdJourney } from '../hold-journey';

describe('the survey', () => {
  holdJourney(import.meta.dirname, 'scenarios/sending.json', 40);

  it('keeps what is asked of a person in a dwelling as long as the dwellings', async () => {
    const terminal = captureTerminal({ cwd: import.meta.dirname });
    expect(await runCli(['data'], terminal)).toBe(0);
    const row = terminal.output.split('\n').find((line) => line.includes('`person.pay`')) ?? '';
    expect(row).toContain('stored 30 days');
    expect(row).not.toContain('not stored');
  });
});
