import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJourney } from '../../tools/cli/new/new-journey';

const built = resolve('dist/package');
/** A folder in which nothing but the package is found. */
const folder = mkdtempSync(join(tmpdir(), 'changeover-node-'));

beforeAll(() => {
  if (!existsSync(join(built, 'package.json')))
    throw new Error('There is no package. Make it: npm run package');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(built, join(folder, 'node_modules/changeover-journey'), 'junction');
  const words = { name: 'Library card', brand: 'Library', purpose: 'Get a card.' };
  for (const [path, text] of newJourney(words, '../node_modules/changeover-journey/schemas')) {
    const file = join(folder, 'library-card', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a module prints that plain Node runs in that folder. */
const printed = (...lines: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', lines.join('\n')], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );

const prints = (value: string): string => `process.stdout.write(JSON.stringify(${value}));`;

describe('the package in plain Node', () => {
  it('compiles the journey of a folder, and its engine runs it', () => {
    const views = printed(
      "import { compileFolder } from 'changeover-journey/node';",
      "import { createEngine } from 'changeover-journey/engine';",
      "const { journey, findings } = await compileFolder('library-card');",
      'const engine = createEngine(journey);',
      "const today = '2026-09-01';",
      'let state = engine.start({ today, settings: {} });',
      'const happens = (event) => ({ state } = engine.apply(state, event));',
      "happens({ type: 'stepEntered', step: journey.data.entry, parameters: {}, today, restored: false });",
      'const before = engine.view(state, journey.data.entry);',
      "happens({ type: 'fieldAnswered', section: 'home', field: 'postcode', value: 'ab1 2cd' });",
      "happens({ type: 'fieldLeft', section: 'home', field: 'postcode' });",
      "const { effects } = engine.apply(state, { type: 'actionPressed', section: 'home', action: 'findAddress' });",
      'const missing = before.missing.map(({ text }) => text);',
      prints('{ findings, id: journey.data.id, title: before.title, missing, effects }'),
    );
    expect(views).toMatchObject({
      findings: [],
      id: 'library-card',
      title: ['Library card'],
      missing: ['Postcode is needed.'],
      effects: [{ type: 'call', operation: 'findAddresses', query: { postcode: 'AB12CD' } }],
    });
  });

  it('takes operators from the folder of the journey', () => {
    const own = join(folder, 'own-card');
    cpSync(join(folder, 'library-card'), own, { recursive: true });
    mkdirSync(join(own, 'operators'));
    writeFileSync(
      join(own, 'operators/x-long.js'),
      `export const long = {
        takes: { kinds: ['text'], count: [1, 1] },
        gives: 'condition',
        nothing: 'never',
        says: ([text = null], say, holds) => say.value(text) + (holds ? ' is long' : ' is short'),
        run: (text) => typeof text === 'string' && text.length > 5,
      };`,
    );
    const step = join(own, 'steps/apply/home.json');
    const home = JSON.parse(readFileSync(step, 'utf8')) as {
      readonly fields: Readonly<Record<string, object>>;
    };
    Object.assign(home.fields['address'] ?? {}, { relevant: { 'x-long': [{ var: 'postcode' }] } });
    writeFileSync(step, JSON.stringify(home));
    expect(
      printed(
        "import { compileFolder } from 'changeover-journey/node';",
        "import { createEngine } from 'changeover-journey/engine';",
        "const { journey, findings, render } = await compileFolder('own-card');",
        'const engine = createEngine(journey);',
        "let state = engine.start({ today: '2026-09-01', settings: {} });",
        "state = engine.apply(state, { type: 'stepEntered', step: 'apply', parameters: {}, today: '2026-09-01', restored: false }).state;",
        'const shownWith = (value) => {',
        "  state = engine.apply(state, { type: 'fieldAnswered', section: 'home', field: 'postcode', value }).state;",
        "  return engine.section(state, 'apply', 'home').fields.address.shown;",
        '};',
        prints("{ said: findings.map(render), shown: [shownWith('AB1'), shownWith('AB12CD')] }"),
      ),
    ).toEqual({ said: [], shown: [false, true] });
  });

  it('judges answers of a partner by its contract', () => {
    expect(
      printed(
        "import { compileFolder } from 'changeover-journey/node';",
        "const { journey } = await compileFolder('library-card');",
        'const { createRequest } = journey.answers;',
        prints("[createRequest({ reference: 'R-1' }), createRequest({ reference: 1 })]"),
      ),
    ).toEqual([true, false]);
  });

  it('says what is wrong with a configuration that is at hand as texts, with its line', () => {
    expect(
      printed(
        "import { compile } from 'changeover-journey/compiler';",
        "const { journey, findings, render } = compile(new Map([['journey.json', '{']]));",
        prints('{ journey, codes: findings.map(({ code }) => code), said: render(findings[0]) }'),
      ),
    ).toMatchObject({
      journey: null,
      codes: [expect.stringMatching(/^JC1\d\d$/)],
      said: expect.stringContaining('journey.json:1:') as string,
    });
  });

  it('says what to do about a folder without a journey', () => {
    expect(
      printed(
        "import { compileFolder, InputError } from 'changeover-journey/node';",
        "const failed = await compileFolder('nowhere').catch((error) => error);",
        prints('[failed instanceof InputError, failed.message, failed.help]'),
      ),
    ).toEqual([
      true,
      expect.stringMatching(/^There is no folder .*nowhere/),
      expect.stringContaining('name the folder'),
    ]);
  });
});

describe('what the package has', () => {
  const manifest = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    readonly dependencies: Readonly<Record<string, string>>;
  };

  it('is there for each thing that it exports', () => {
    const files = Object.values(manifest.exports).flatMap((each) =>
      typeof each === 'string' ? [each] : Object.values(each),
    );
    const missing = files
      .map((file) => file.replace('*', 'journey.schema.json'))
      .filter((file) => !existsSync(join(built, file)));
    expect(missing).toEqual([]);
  });

  it('is nothing past what it exports', () => {
    expect(
      printed(
        "const failed = await import('changeover-journey/lib/engine.js').catch((error) => error);",
        prints('failed.code'),
      ),
    ).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('needs others in one version each', () => {
    for (const [name, version] of Object.entries(manifest.dependencies))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
