import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLonger, named, tickets } from '../../../src/mutants/testing/tickets';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mutate-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const full = join(root, 'journey-config', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

async function mutate(...more: readonly string[]) {
  const terminal = captureTerminal({ cwd: root, colours: false });
  const code = await runCli(['mutate', ...more], terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

const sharp = [named(4, false), named(5, true)];

it('ends with 0 where every change is noticed, and says how many there were', async () => {
  write(tickets(sharp));
  expect(await mutate()).toMatchObject({
    code: 0,
    output: 'noticed 10 of 10 (100.0 %), 0 equivalent, 0 not decided\n',
  });
});

it('says where a change goes unnoticed, what it was, and which scenario comes nearest', async () => {
  write(tickets([named(1, false), named(9, true)]));
  const { code, output } = await mutate();
  expect(code).toBe(1);
  expect(output).toContain(
    'not noticed: 3 in facts/ticket.json: change that comes to the same in every scenario',
  );
  expect(output).toContain('No scenario notices this: 4 became 5. It was 4, and became 5.');
  expect(output).toMatch(/--> journey-config\/facts\/ticket\.json:\d+:\d+\n/);
  expect(output).toContain('“a name of 1 letters” (scenarios/all.json:');
  expect(output).toContain('noticed 7 of 10 (70.0 %), 0 equivalent, 0 not decided');
});

it('prints the same for other programs', async () => {
  write(tickets([named(1, false), named(9, true)]));
  const { output } = await mutate('--format', 'json');
  expect(JSON.parse(output)).toMatchObject({
    version: 1,
    noticed: 7,
    unnoticed: 3,
    findings: [{ code: 'JM102' }, { code: 'JM102' }, { code: 'JM102' }],
  });
  expect((await mutate('--format', 'github')).output).toContain(
    '::warning file=journey-config/facts/ticket.json',
  );
});

it('changes only what is asked for, or lists it', async () => {
  write(tickets(sharp));
  expect((await mutate('--only', 'nowhere')).output).toContain('noticed 0 of 0');
  const { code, output } = await mutate('--list');
  expect(code).toBe(0);
  expect(output.trim().split('\n')).toHaveLength(10);
});

it('tries nothing while a scenario fails as it is', async () => {
  write(tickets([named(4, true)]));
  const { code, errors } = await mutate();
  expect(code).toBe(3);
  expect(errors).toContain('1 scenario failed as the journey is: mend them first.');
});

describe('--since', () => {
  const git = (...parameters: readonly string[]): void => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    const { status, stderr } = spawnSync('git', ['-C', root, ...who, ...parameters], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const keep = (): void => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Tickets');
  };
  const pays = (rule: object): ReadonlyMap<string, string> => tickets(sharp, rule);

  it('tries what says something else, and all that lies around it', async () => {
    write(pays({ or: [isLonger(4), isLonger(7)] }));
    keep();
    write(pays({ or: [isLonger(4), isLonger(8)] }));
    const { output } = await mutate('--since', 'HEAD', '--list');
    const words = output.trim().split('\n');
    expect(words.map((line) => line.replace(/^.*?:\d+:\d+: /, ''))).toEqual([
      'always true (alwaysTrue)',
      'always false (alwaysFalse)',
      '`or` became `and` (otherFlow)',
      'condition 1 of `or` dropped (argumentDropped)',
      'condition 2 of `or` dropped (argumentDropped)',
      '`>` became `>=` (otherOperator)',
      '`>` became `<=` (otherOperator)',
      '8 became 9 (otherValue)',
      '8 became 7 (otherValue)',
    ]);
  });

  it('finds nothing in what was only formatted otherwise', async () => {
    write(tickets(sharp));
    keep();
    write(
      new Map([...tickets(sharp)].map(([path, text]) => [path, JSON.stringify(JSON.parse(text))])),
    );
    expect((await mutate('--since', 'HEAD')).output).toContain('noticed 0 of 0');
  });

  it('tries a file that was not there before', async () => {
    write(new Map([...tickets(sharp)].filter(([path]) => !path.startsWith('facts/'))));
    keep();
    write(tickets(sharp));
    expect((await mutate('--since', 'HEAD')).output).toContain('noticed 7 of 7');
  });

  it('says which revision git does not know', async () => {
    write(tickets(sharp));
    keep();
    const { code, errors } = await mutate('--since', 'nowhere');
    expect(code).toBe(2);
    expect(errors).toContain('git does not know what changed since nowhere');
  });
});
