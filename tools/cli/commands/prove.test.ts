import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parking } from '../../../src/compiler/fixtures/parking';
import { fromAddress } from '../../../src/prover';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

let journey: WrittenJourney;
beforeEach(() => {
  journey = writeJourney();
});
afterEach(() => rmSync(journey.root, { recursive: true }));

async function prove(...more: readonly string[]) {
  const terminal = captureTerminal({ cwd: journey.root, colours: false });
  const code = await runCli(['prove', ...more], terminal);
  return { code, output: terminal.output };
}

/** The street is shown when `rule` holds. */
const show = (rule: string) => {
  const [file, title] = ['steps/apply/street.json', '"title": "Your street"'];
  journey.write(file, parking(file, title, `"visible": ${rule}, ${title}`).get(file) ?? '');
};

it('finds nothing in a sound journey, and says how much it looked at', async () => {
  const { code, output } = await prove();
  expect(code).toBe(0);
  expect(output).toMatch(/^worked out \d+ rules: no findings\n$/);
});

it('says where a condition never holds, with its line and what its code means', async () => {
  show(
    '{"and": [{"===": [{"var": "permitType"}, "visitor"]}, {"===": [{"var": "permitType"}, "resident"]}]}',
  );
  const { code, output } = await prove();
  expect(code).toBe(1);
  expect(output).toContain('warning[JP101]: This never holds');
  expect(output).toMatch(/--> journey-config\/steps\/apply\/street\.json:\d+:\d+\n/);
  expect(output).toContain('= note: condition that never holds');
  expect(output).toContain('what a code means: journey explain JP101');
});

it('names a household that cannot go on, as JSON too', async () => {
  const [file, title] = ['steps/apply/street.json', '"title": "First day"'];
  const visible = '{ "===": [{ "var": "permitType" }, "visitor"] }';
  journey.write(
    file,
    parking(file, title, `"required": true, "visible": ${visible}, ${title}`).get(file) ?? '',
  );
  const { code, output } = await prove('--format', 'json');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    version: 1,
    findings: [
      {
        code: 'JP201',
        severity: 'error',
        file,
        example: 'start is nothing, street is “Elm”, permitType is nothing',
      },
    ],
    incomplete: [],
  });
  const { findings } = JSON.parse(output) as { findings: readonly { open: string }[] };
  const [route = '', shown = ''] = findings[0]?.open.split('?household=') ?? [];
  expect(route).toBe('/apply');
  expect(fromAddress(shown)?.answers).toEqual({
    start: null,
    street: 'Elm',
    permitType: null,
  });
});
