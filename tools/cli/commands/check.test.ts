import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compile } from '../../../src/compiler';
import { parking, parkingContract } from '../../../src/compiler/fixtures/parking';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

let journey: WrittenJourney;
beforeEach(() => {
  journey = writeJourney();
});
afterEach(() => rmSync(journey.root, { recursive: true }));

async function check(parameters: readonly string[] = [], colours = false) {
  const terminal = captureTerminal({ cwd: journey.root, colours });
  const code = await runCli(['check', ...parameters], terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

/** What is looked at in the parking permit. */
const whole = compile(parking(), parkingContract).checked;
const looked = `checked ${whole.files} files, ${whole.rules} rules, ${whole.variants} variants`;

/** Breaks the file of the parking permit in one place. */
const slip = (file: string, from: string, to: string) =>
  journey.write(file, parking(file, from, to).get(file) ?? '');

describe('journey check', () => {
  it('counts what it looked at, and finds nothing in a sound configuration', async () => {
    const { code, output } = await check();
    expect(code).toBe(0);
    expect(output).toBe(`${looked}: no findings\n`);
    expect(whole).toMatchObject({ files: parking().size, variants: 2 });
  });

  it('counts each file, each rule and each variant in use once', async () => {
    slip(
      'steps/apply/terms.json',
      '"content"',
      '"visible": {"isAnswered": {"var": "street"}}, "content"',
    );
    journey.write(
      'councils/moor.json',
      '{"$schema": "../../schemas/consent-variant.schema.json", "id": "moor"}',
    );
    slip(
      'councils/directory.json',
      '"entries": {',
      '"entries": { "8": { "variant": "moor" }, "9": { "variant": "moor" },',
    );
    const { files, rules, variants } = whole;
    expect((await check()).output).toBe(
      `checked ${files + 1} files, ${rules + 1} rules, ${variants + 1} variants: no findings\n`,
    );
  });

  it('prints a finding with its line, and what to do', async () => {
    slip('calls/zones.json', '"listZones"', '"listZone"');
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toBe(
      [
        'error[JC310]: The contract has no operation `listZone`.',
        ' --> journey-config/calls/zones.json:4:16',
        '  |',
        '4 |   "operation": "listZone",',
        '  |                ^^^^^^^^^^',
        '  = note: unknown operation',
        '  = help: did you mean `listZones`?',
        '',
        `${looked}: 1 error`,
        'what a code means: journey explain JC310',
        '',
      ].join('\n'),
    );
  });

  it('needs no contract where a journey makes no calls', async () => {
    rmSync(join(journey.root, 'journey-config'), { recursive: true });
    rmSync(join(journey.root, 'schemas'), { recursive: true });
    journey.write(
      'journey.json',
      '{ "$schema": "../schemas/journey.schema.json", "language": 2, "id": "a", "locale": "en-GB", "entry": "a", "steps": ["a"], "persist": { "version": 1, "days": 1, "allow": [] } }',
    );
    journey.write(
      'steps/a/step.json',
      '{ "$schema": "../../../schemas/step.schema.json", "id": "a", "route": "/a", "name": "A", "sections": [] }',
    );
    expect(await check()).toMatchObject({ code: 0, errors: '' });
  });

  it('a warning is a finding', async () => {
    journey.write('call/zones.json', '{}');
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toContain('warning[JC104]');
    expect(output).toContain(': 1 warning\n');
  });

  it('never says that it looked at what it did not', async () => {
    journey.write('calls/zones.json', '{');
    const { output } = await check();
    expect(output).toContain(
      `checked ${whole.files} files: 1 error. Names, rules and texts were not looked at: mend the files first.`,
    );
  });

  it('says the same as one JSON document', async () => {
    slip('calls/zones.json', '"listZones"', '"listZone"');
    const { code, output } = await check(['--format', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual({
      version: 1,
      folder: 'journey-config',
      findings: [
        {
          code: 'JC310',
          severity: 'error',
          message: 'The contract has no operation `listZone`.',
          file: 'calls/zones.json',
          line: 4,
          column: 16,
          length: 10,
          pointer: '/operation',
          help: 'did you mean `listZones`?',
          also: [],
        },
      ],
      counts: {
        files: whole.files,
        rules: whole.rules,
        variants: whole.variants,
        errors: 1,
        warnings: 0,
      },
      whole: true,
    });
  });

  it('writes colours only where they may be written', async () => {
    slip('calls/zones.json', '"listZones"', '"listZone"');
    const plain = (await check()).output;
    const { output } = await check([], true);
    expect(output).toContain('\u001b[31merror[JC310]\u001b[39m');
    // eslint-disable-next-line no-control-regex
    expect(output.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain);
  });

  it('takes another folder', async () => {
    renameSync(join(journey.root, 'journey-config'), join(journey.root, 'permit'));
    expect((await check(['permit'])).code).toBe(0);
  });

  it('takes the contract that journey.json names, and what it says of it stays right', async () => {
    const path = join(journey.root, 'schemas/api/openapi.json');
    renameSync(path, join(journey.root, 'schemas/partner.json'));
    slip('journey.json', '"id"', '"contract": "../schemas/partner.json", "id"');
    expect((await check()).output).toContain('no findings');
  });
});

describe('journey check, of what it cannot read,', () => {
  it.each<readonly [string, () => void, string, string]>([
    [
      'no folder',
      () => rmSync(join(journey.root, 'journey-config'), { recursive: true }),
      'There is no folder',
      'name the folder',
    ],
    [
      'a file for a folder',
      () => {
        rmSync(join(journey.root, 'journey-config'), { recursive: true });
        writeFileSync(join(journey.root, 'journey-config'), '');
      },
      'is no folder',
      'name the folder',
    ],
    [
      'an empty folder',
      () => {
        rmSync(join(journey.root, 'journey-config'), { recursive: true });
        mkdirSync(join(journey.root, 'journey-config'));
      },
      'There is no journey.json',
      'every configuration starts with that file',
    ],
    [
      'no contract',
      () => rmSync(join(journey.root, 'schemas'), { recursive: true }),
      'schemas/api/openapi.json cannot be read',
      '`contract` in journey.json',
    ],
    [
      'a contract that is not JSON',
      () => writeFileSync(join(journey.root, 'schemas/api/openapi.json'), '{'),
      'is not JSON',
      'mend that file',
    ],
    [
      'a contract that is something else',
      () => writeFileSync(join(journey.root, 'schemas/api/openapi.json'), '[]'),
      'is no OpenAPI document',
      '`contract` in journey.json',
    ],
  ])('%s, says what, where and what to do', async (_, spoil, message, help) => {
    spoil();
    const { code, output, errors } = await check();
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toMatch(/^error: /);
    expect(errors).toContain(message);
    expect(errors).toContain(journey.root);
    expect(errors).toContain(help);
  });
});
