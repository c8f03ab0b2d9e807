import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';
import { drawnBrand } from '../../../src/compiler/fixtures/brand';

let journey: WrittenJourney;
beforeEach(() => {
  journey = writeJourney();
});
afterEach(() => rmSync(journey.root, { recursive: true }));

async function run(parameters: readonly string[]) {
  const terminal = captureTerminal({ cwd: journey.root, colours: false });
  const code = await runCli(parameters, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

/** The parking permit with a brand of its own, which names a section otherwise. */
function writeBrand(over: Readonly<Record<string, string>>): void {
  for (const [path, text] of drawnBrand('hill')) journey.write(path, text);
  for (const [path, text] of Object.entries(over)) journey.write(`brands/hill/${path}`, text);
}

it('says that a brand without files of its own is the base', async () => {
  writeBrand({});
  expect(await run(['brands'])).toMatchObject({
    code: 0,
    output: 'hill is the base, with a look of its own\n',
  });
});

it('says where a brand differs, with its file and line', async () => {
  writeBrand({ 'steps/apply/terms.json': '{\n  "title": "What you agree to"\n}' });
  const { code, output } = await run(['brands', '--brand', 'hill']);
  expect(code).toBe(0);
  expect(output).toContain('hill differs from the base in 1 place\n');
  expect(output).toContain(
    'journey-config/brands/hill/steps/apply/terms.json:2  title, over steps/apply/terms.json\n',
  );
  expect(output).toContain('  now:    What you agree to\n');
});

it('names the brand that is nearest to one that is not there', async () => {
  writeBrand({});
  expect(await run(['check', '--brand', 'hull'])).toMatchObject({
    code: 2,
    errors: 'error: There is no brand `hull`.\n  = help: did you mean hill?\n',
  });
});

it('check looks at the base and at each brand that says something else', async () => {
  writeBrand({ 'steps/apply/terms.json': '{\n  "title": 7\n}' });
  const { code, output } = await run(['check']);
  expect(code).toBe(1);
  expect(output).toContain('journey-config/brands/hill/steps/apply/terms.json:2:12');
});
