import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand, drawnBrand } from '../../../src/compiler/fixtures/brand';
import { edited, permit, type Edit } from '../../../src/prover/diff/testing/permits';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

let journey: WrittenJourney;
beforeEach(() => {
  journey = writeJourney();
  for (const [file, text] of permit) journey.write(file, text);
});
afterEach(() => rmSync(journey.root, { recursive: true }));

async function diff(...words: readonly string[]) {
  const terminal = captureTerminal({ cwd: journey.root, colours: false });
  const code = await runCli(['diff', ...words], terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

const street = 'steps/apply/street.json';
const terms = 'steps/apply/terms.json';
const visitor = { '===': [{ var: 'permitType' }, 'visitor'] };

const edit = (...edits: readonly Edit[]): void => {
  for (const [file, text] of edited(permit, ...edits)) journey.write(file, text);
};
/** The folder as it stands, under another name beside it. */
const keep = (name: string): void => {
  cpSync(join(journey.root, 'journey-config'), join(journey.root, name), { recursive: true });
};
const git = (...parameters: readonly string[]): string =>
  execFileSync('git', ['-C', journey.root, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
const commit = (message: string): void => {
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', message);
};

describe('two folders', () => {
  it('are the same where nothing but the layout is otherwise', async () => {
    keep('before');
    journey.write(terms, JSON.stringify(JSON.parse(permit.get(terms) ?? ''), null, 8));
    const { code, output } = await diff('before', 'journey-config');
    expect(output).toMatch(/^compared \d+ places of before and journey-config: no differences\n$/);
    expect(code).toBe(0);
  });

  it('are told apart with where, for how many, before and after, and a household', async () => {
    keep('before');
    edit([street, ['fields', 'email', 'required'], visitor]);
    const { code, output } = await diff('before');
    expect(output.split('\n')).toEqual([
      'Must be answered (required)',
      expect.stringMatching(/^ {2}journey-config\/steps\/apply\/street\.json:\d+$/),
      '    the question `email` of `street` must be answered in 1 more of 3 combinations of what decides it',
      '      before: never',
      '      now:    when permitType is “visitor” (“Visitor”)',
      '      for example: permitType is “visitor” (“Visitor”) (before: no, now: yes)',
      expect.stringMatching(/: 1 difference$/),
      '',
    ]);
    expect(code).toBe(0);
  });

  it('end with 1 for the kinds that are named, and 2 for one that there is none of', async () => {
    keep('before');
    edit([street, ['fields', 'email', 'required'], visitor]);
    expect((await diff('before', '--fail-on', 'consents,required')).code).toBe(1);
    expect((await diff('before', '--fail-on', 'sent')).code).toBe(0);
    const { code, errors } = await diff('before', '--fail-on', 'require');
    expect([code, errors]).toEqual([2, expect.stringContaining('did you mean required?')]);
  });

  it('end with 1 where a consent says something else under the same version, unless told not to', async () => {
    keep('before');
    edit([terms, ['fields', 'agreed', 'title'], 'I agree to all terms']);
    const { code, output } = await diff('before');
    expect(code).toBe(1);
    expect(output).toContain('before: “I agree to the terms”\n');
    expect(output).toContain('now:    “I agree to all terms”\n');
    expect((await diff('before', '--fail-on', 'none')).code).toBe(0);
  });

  it('print for other programs: what is failed for is an error, all else a warning', async () => {
    keep('before');
    edit(
      [terms, ['fields', 'agreed', 'title'], 'I agree to all terms'],
      [street, ['title'], 'The street'],
    );
    const { output } = await diff('before', '--format', 'github');
    expect(output).toMatch(/^::error file=journey-config\/steps\/apply\/terms\.json,.*JD101/m);
    expect(output).toMatch(/^::warning file=journey-config\/steps\/apply\/street\.json,.*JD601/m);
    const { output: json } = await diff('before', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({
      version: 1,
      before: 'before',
      after: 'journey-config',
      told: [{ code: 'JD101', kinds: ['consent-text', 'consents'] }, { code: 'JD601' }],
      incomplete: [],
    });
  });

  it('end with 2 where one of them has errors of its own', async () => {
    keep('before');
    edit([street, ['fields', 'email', 'required'], { var: 'facts.isNowhere' }]);
    const { code, output, errors } = await diff('before');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain('error[JC');
    expect(errors).toContain('journey-config has errors, so nothing was compared.');
  });

  it('end with 3 where code of their own is another, which cannot be compared', async () => {
    const operator = (sign: string) => `export const isLong = {
  takes: { kinds: ['text'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  says: ([text = null], say, holds) => \`\${say.value(text)} \${holds ? 'is' : 'is not'} long\`,
  run: (text) => typeof text === 'string' && text.length ${sign} 9,
};
`;
    edit([street, ['fields', 'email', 'required'], { 'x-isLong': { var: 'street' } }]);
    journey.write('operators/x-isLong.js', operator('>'));
    keep('before');
    journey.write('operators/x-isLong.js', operator('>='));
    const { code, output } = await diff('before');
    expect(output).toContain(
      'not compared: rules with the operator `x-isLong`, whose code is another\n',
    );
    expect(code).toBe(3);
  });

  it('say a brand that is new, and compare those that are in both', async () => {
    for (const [path, text] of drawnBrand('quay')) journey.write(path, text);
    journey.write(
      'brands/quay/steps/apply/street.json',
      JSON.stringify({ fields: { email: { required: false } } }),
    );
    keep('before');
    edit([street, ['fields', 'start', 'required'], undefined]);
    journey.write(
      'brands/quay/steps/apply/street.json',
      JSON.stringify({ fields: { email: { required: true } } }),
    );
    journey.write('brands/quay/brand.json', brand('quay', { name: 'The Quay' }));
    for (const [path, text] of drawnBrand('hill')) journey.write(path, text);
    const { output } = await diff('before');
    expect(output).toMatch(/`start` of `street` must be answered in 1 fewer of 3 .*it$/m);
    expect(output).toMatch(/`email` of `street` must be answered now, .* \(under quay alone\)$/m);
    expect(output).toContain('new: the brand `hill`\n');
    expect(output).toMatch(
      /the brand `quay` has as `name`: something else\n.*\n +now: +"The Quay"/,
    );
  });
});

describe('revisions of git', () => {
  it('are read without a change to the work tree or the index', async () => {
    git('init', '-q', '-b', 'main');
    commit('one');
    edit([street, ['fields', 'email', 'required'], visitor]);
    commit('two');
    edit([street, ['fields', 'email', 'required'], visitor], [street, ['title'], 'The street']);
    git('add', '-A');
    const status = git('status', '--porcelain');
    const one = await diff('main~1', 'main');
    expect(one.output).toContain('the question `email` of `street` must be answered');
    expect(one.output).not.toContain('The street');
    const two = await diff('main', '.');
    expect(two.output).toContain('“The street”');
    expect(two.output).not.toContain('must be answered');
    expect(git('status', '--porcelain')).toBe(status);
  });

  it('that are none are said, as is a folder that was not there', async () => {
    const outside = await diff('HEAD');
    expect([outside.code, outside.errors]).toEqual([2, expect.stringContaining('in no git')]);
    git('init', '-q', '-b', 'main');
    journey.write('../README.md', 'Permits');
    git('add', 'README.md');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'none yet');
    const none = await diff('HEAD');
    expect([none.code, none.errors]).toEqual([
      2,
      expect.stringContaining('HEAD has no journey-config/journey.json.'),
    ]);
    const unknown = await diff('nowhere');
    expect([unknown.code, unknown.errors]).toEqual([
      2,
      expect.stringContaining('There is no folder and no revision nowhere.'),
    ]);
  });
});
