import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchesOf } from '../../tools/cli/diff/revision';
import { differing } from '../model/beside';
import { readyOf } from './desk';
import { comparisonIn } from './versions';

const root = join(import.meta.dirname, '../..');
const journey = 'tests/permit/journey-config';
const file = 'steps/apply/stay.json';
let [around, folder] = ['', ''];

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
    cwd: around,
    encoding: 'utf8',
  });

/** A branch of its own with one text in place of another; what is here stays `main`. */
function branch(name: string, from: string, to: string): void {
  git('switch', '-qc', name, 'main');
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replaceAll(from, to));
  git('commit', '-qam', name);
  git('switch', '-q', 'main');
}

beforeAll(() => {
  around = mkdtempSync(join(tmpdir(), 'changeover-versions-'));
  folder = join(around, journey);
  cpSync(join(root, 'tests/permit/journey-config'), folder, { recursive: true });
  cpSync(join(root, 'tests/permit/api'), join(around, 'tests/permit/api'), { recursive: true });
  symlinkSync(join(root, 'schemas'), join(around, 'schemas'));
  git('init', '-q', '-b', 'main');
  // Its contract is not kept: it is read as it is today.
  git('add', journey);
  git('commit', '-qm', 'as it was');
  branch('half-a-year', '"bounds": [1, 11]', '"bounds": [1, 6]');
  branch('nobody', 'facts.isMonthly', 'facts.nobody');
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

const between = (before: string, after: string) => ({ before, after, edits: [] });

describe('one version against another', () => {
  it('is chosen among the branches, and there are none outside a repository', () => {
    expect(branchesOf(folder)).toEqual({
      branches: ['half-a-year', 'main', 'nobody'],
      present: 'main',
    });
    expect(branchesOf(tmpdir())).toEqual({ branches: [], present: null });
  });

  it('says whom it touches, which way round it is asked', async () => {
    const { touched } = await comparisonIn(folder).touched(between('', 'half-a-year'));
    expect(touched.map((one) => [one.file, one.before, one.after])).toEqual([
      [file, '“1 to 11”', '“1 to 6”'],
    ]);
    const back = await comparisonIn(folder).touched(between('half-a-year', 'main'));
    expect(back.touched.map((one) => [one.before, one.after])).toEqual([['“1 to 6”', '“1 to 11”']]);
  });

  it('has just its lines, and says which of its scenarios are red', async () => {
    const { files, played, red } = await comparisonIn(folder).review(
      between('main', 'half-a-year'),
    );
    expect(
      files.map((one) => [one.file, one.lines.map(({ sign, text }) => sign + text.trim())]),
    ).toEqual([[file, ['-"bounds": [1, 11]', '+"bounds": [1, 6]']]]);
    expect(played).toBeGreaterThan(20);
    expect(red.flatMap(({ scenarios }) => scenarios.map(({ name }) => name))).not.toEqual([]);
    const same = await comparisonIn(folder).review(between('main', ''));
    expect([same.files, same.red]).toEqual([[], []]);
  });

  it('brings what the earlier has not, and nothing that both have', async () => {
    const found = await comparisonIn(folder).found(between('main', 'nobody'));
    expect(new Set(found.map(({ file: where, severity }) => `${severity} ${where}`))).toContain(
      `error ${file}`,
    );
    expect(await comparisonIn(folder).found(between('nobody', 'main'))).toEqual([]);
  });

  it('holds the draft against a branch where it is of what is here', async () => {
    const edits = [{ file, pointer: '/name', was: 'How long', value: 'For how long' }];
    const { files } = await comparisonIn(folder).review({ before: 'main', after: '', edits });
    expect(files.map((one) => one.lines.map(({ sign, text }) => sign + text.trim()))).toEqual([
      ['-"name": "How long",', '+"name": "For how long",'],
    ]);
  });

  it('shows a household that has come to where its pages differ, whatever the witness has answered', async () => {
    const sides = between('main', 'half-a-year');
    const comparison = comparisonIn(folder);
    const [one] = (await comparison.touched(sides)).touched;
    expect(one?.place).toEqual({ section: 'stay', field: 'months' });
    const { witness = null, place = null } = one ?? {};
    if (witness === null) throw new Error('nobody shows it');
    const shown = await comparison.beside({ ...sides, witness, place });
    const [was, now] = [
      readyOf(await comparison.desk('main')).engine.view(shown.state, shown.step),
      readyOf(await comparison.desk('half-a-year')).engine.view(shown.state, shown.step),
    ];
    expect(differing(was, now)).toEqual([
      { section: 'stay', field: 'months', name: 'Months', is: 'otherwise', what: ['its bounds'] },
    ]);
    expect(differing(was, was)).toEqual([]);
  });

  it('holds the draft against what is saved where both are what is here', async () => {
    const edits = [{ file, pointer: '/name', was: 'How long', value: 'For how long' }];
    const { files } = await comparisonIn(folder).review({ before: '', after: '', edits });
    expect(files.map((each) => each.file)).toEqual([file]);
  });

  it('leaves branch, index and files as they are, and names a version that is not there', async () => {
    const status = git('status', '--porcelain');
    await comparisonIn(folder).found(between('main', 'nobody'));
    expect(git('status', '--porcelain')).toBe(status);
    expect(git('branch', '--show-current').trim()).toBe('main');
    const asked = comparisonIn(folder).touched(between('', 'other'));
    await expect(asked).rejects.toThrow('no revision other');
  });
});
