import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  brandDifferences,
  compile,
  createShapeValidators,
  generateShapeValidators,
} from '../../src/compiler';
import { createEngine } from '../../src/engine';
import {
  createRunner,
  hasPassed,
  readSuite,
  renderOutcome,
  renderProblem,
  scenariosOf,
} from '../../src/scenarios';
import { runCli } from '../../tools/cli/run-cli';
import { captureTerminal } from '../../tools/cli/testing/capture-terminal';
import { readContract } from '../../tools/project';
import { harbour, withHarbour } from './tenant-files';

const files = withHarbour();
const contract = readContract('journey-config', files);
const journeyOf = (brand: string | null, of = files) => compile(of, contract, { brand });

const built = (brand: string, of = files): string => {
  const { journey } = journeyOf(brand, of);
  if (journey === null) throw new Error(`The journey of ${brand} has errors.`);
  return `${JSON.stringify(journey)}\n${generateShapeValidators(journey).code}`;
};

it.each([null, 'fernhill', 'harbour'])('the journey of %s has no findings', (brand) => {
  expect(journeyOf(brand).diagnostics).toEqual([]);
});

it('a supplier that one brand alone has, other words, a question less: by its folder alone', () => {
  const suite = readSuite(files, 'harbour');
  expect(suite.problems.map((problem) => renderProblem(problem, files))).toEqual([]);
  const { journey } = journeyOf('harbour');
  if (journey === null) throw new Error('The journey has errors.');
  const runner = createRunner(
    journey,
    createEngine(journey, createShapeValidators(journey)),
    suite,
  );
  const own = suite.scenarios.filter(({ at }) => at.file.startsWith(scenariosOf('harbour')));
  expect(own).toHaveLength(3);
  const wrong = own.map((one) => runner.run(one)).filter((outcome) => !hasPassed(outcome));
  expect(wrong.map((outcome) => renderOutcome(outcome, files))).toEqual([]);
});

it('what a brand says changes the build of no other, and not that of the base', () => {
  const changed = withHarbour(
    new Map([
      ...harbour,
      ['messages/en-GB.json', '{ "rules": { "required": "{label} is missing" } }'],
    ]),
  );
  expect(built('harbour', changed)).not.toBe(built('harbour'));
  expect(built('fernhill', changed)).toBe(built('fernhill'));
  expect(JSON.stringify(journeyOf(null, changed).journey)).toBe(
    JSON.stringify(journeyOf(null, withHarbour(new Map())).journey),
  );
});

it('says where a brand differs, with file and line, before and after, and why', () => {
  const found = brandDifferences(files, 'harbour').filter(
    ({ file }) => !file.endsWith('brand.json'),
  );
  expect(found.map(({ file, line, what }) => `${file}:${String(line)} ${what}`)).toEqual([
    'brands/harbour/messages/en-GB.json:1 message required',
    'brands/harbour/steps/current-tariff/your-home.json:2 lead',
    'brands/harbour/steps/current-tariff/your-home.json:3 question address, hint',
    'brands/harbour/suppliers/directory.json:3 entry 8, creditCheckRequired',
    'brands/harbour/suppliers/directory.json:4 entry 950',
    'brands/harbour/suppliers/eon.json:4 question happyToReceiveCreditCheck, consent',
    'brands/harbour/suppliers/eon.json:5 question happyToReceiveCreditCheck, title',
    'brands/harbour/suppliers/harbour-power.json:1 the file',
  ]);
  expect(found.find(({ what }) => what === 'lead')).toMatchObject({
    before: 'We use your address to find your meters and who supplies them today.',
    after: 'Your address tells us which meters you have.',
    because: null,
  });
  expect(found.find(({ what }) => what.endsWith(', consent'))).toMatchObject({
    because: 'Harbour agreed these words with E.ON.',
  });
});

it.each([
  [
    'a consent that is taken away without a reason',
    'suppliers/eon.json',
    '{\n  "fields": { "happyToReceiveCreditCheck": null }\n}',
    ['JC534', 2],
  ],
  [
    'a name that is not there',
    'steps/current-tariff/your-home.json',
    '{\n  "lead": "{facts.nothing}"\n}',
    ['JC313', 2],
  ],
  [
    'a value that its schema does not take',
    'steps/current-tariff/your-home.json',
    '{\n  "title": "Home",\n  "lead": 7\n}',
    ['JC202', 3],
  ],
  [
    'a file that lies where nothing reads it',
    'steps/current-tariff/deep/er.json',
    '{}',
    ['JC104', 1],
  ],
])('%s is found in the file and at the line of the brand', (_, file, text, [code, line]) => {
  const { diagnostics } = journeyOf('harbour', withHarbour(new Map([...harbour, [file, text]])));
  expect(diagnostics.map((each) => [each.code, each.line, each.file])).toContainEqual([
    code,
    line,
    `brands/harbour/${file}`,
  ]);
});

describe('what a brand leaves out', () => {
  const leftOut = '{ "leftOut": "Harbour sells no offset." }';

  it('is gone, from the list of its step too', () => {
    const without = withHarbour(
      new Map([
        ...harbour,
        ['steps/carbon-offset/offset-footprint.json', leftOut],
        ['steps/carbon-offset/step.json', '{ "sections": ["offset-choice", "offset-paid"] }'],
      ]),
    );
    const { journey, diagnostics } = journeyOf('harbour', without);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Nothing reads the setting `offsetPartner.url`.',
    ]);
    const step = journey?.steps.find(({ id }) => id === 'carbonOffset');
    expect(step?.sections.map(({ id }) => id)).toEqual(['offsetChoice', 'offsetPaid']);
    expect(brandDifferences(without, 'harbour')).toContainEqual(
      expect.objectContaining({
        over: 'steps/carbon-offset/offset-footprint.json',
        after: null,
        because: 'Harbour sells no offset.',
      }),
    );
  });

  it('takes a step with all in its folder, and what needs them is told', () => {
    const without = new Map([...harbour, ['steps/carbon-offset-existing/step.json', leftOut]]);
    const { diagnostics } = journeyOf('harbour', withHarbour(without));
    expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'journey.json: There is no steps/carbon-offset-existing/step.json.',
      'sequences/find-offset.json: Nothing uses the sequence `findOffset`.',
      'sequences/find-offset.json: Nothing declares `offset.switchId`.',
      'sequences/find-offset.json: Nothing declares `offset.switchId`.',
    ]);
  });

  it('must be there', () => {
    const without = new Map([...harbour, ['steps/none/step.json', leftOut]]);
    expect(journeyOf('harbour', withHarbour(without)).diagnostics).toMatchObject([
      { code: 'JC104', file: 'brands/harbour/steps/none/step.json' },
    ]);
  });
});

it('what docs/brands.md shows of Tidewater is what the command prints', async () => {
  const terminal = captureTerminal({ cwd: process.cwd(), colours: false });
  expect(await runCli(['brands', '--brand', 'tidewater'], terminal)).toBe(0);
  const blocks = readFileSync('docs/brands.md', 'utf8').split('```');
  const shown = blocks.find((block) => block.startsWith('\njourney-config/brands/tidewater/'));
  const places = shown?.trim().split('\n\n') ?? [];
  expect(places).toHaveLength(4);
  for (const place of places) expect(terminal.output).toContain(`${place}\n`);
});
