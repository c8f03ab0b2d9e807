import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { asFile } from '../edit-json';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney } from '../testing/write-journey';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const path = 'scenarios/street.json';
const write = (scenarios: readonly object[]): string =>
  asFile({ about: 'Streets.', household: 'somebody', scenarios });

/** Scenarios beside the parking permit, and what `journey test` makes of them. */
function beside(scenarios: readonly object[], text = write(scenarios)) {
  const written = writeJourney();
  folders.push(written.root);
  written.write(path, text);
  written.write('scenarios/scenarios.json', asFile({ today: '2026-11-21' }));
  const household = { id: 'somebody', about: 'Somebody.' };
  written.write('scenarios/households/somebody.json', asFile(household));
  const journey = async (parameters: readonly string[], answers?: readonly string[]) => {
    const terminal = captureTerminal({ cwd: written.root });
    const left = [...(answers ?? [])];
    const ask = () => Promise.resolve(left.shift() ?? 'n');
    const given = answers === undefined ? terminal : Object.assign(terminal, { ask });
    const code = await runCli(['test', ...parameters], given);
    return { code, output: terminal.output, errors: terminal.errors, asked: answers?.length };
  };
  const now = () => readFileSync(join(written.root, 'journey-config', path), 'utf8');
  return { journey, now, before: text };
}

const on = { do: [{ continue: 'street' }] };
const street = (said: string) => ({ errors: { 'street.street': said } });
const wrong = (name: string, expected: object = street('Say your street')) => ({
  ...{ name, clauses: ['STR-01'], ...on, expect: expected },
});
const right = (name: string) => wrong(name, street('Tell us your street'));
const title = (said: string) => ({ titles: { street: said } });

/** Lines of one text that the other has not. */
const changedLines = (before: string, after: string): readonly string[] => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

describe('journey test --accept', () => {
  it('changes nothing where nobody can be asked, and says the numbers', async () => {
    const { journey, now, before } = beside([wrong('a'), wrong('b', title('Street?'))]);
    const { code, output } = await journey(['--accept']);
    expect(output).toContain('- "Say your street"\n    + "Tell us your street"');
    expect(output).toMatch(/^1\. .*Tell us/m);
    expect(output).toMatch(/^2\. .*Street\?/m);
    expect(output).toContain('Nothing was changed.');
    expect([code, now()]).toEqual([1, before]);
  });

  it('rewrites all, and says which clauses say something else', async () => {
    const { journey, now, before } = beside([wrong('a'), wrong('b'), wrong('c', title('Street?'))]);
    const { code, output } = await journey(['--accept=all']);
    expect(changedLines(before, now())).toHaveLength(3);
    expect(output).toContain('rewritten: 3 places of 1 file, in 3 scenarios');
    expect(output).toMatch(/is changed with them: STR-01$/m);
    expect(output).toContain('played again 3 scenarios: all passed');
    expect(code).toBe(0);
    expect((await journey([])).output).toContain('all passed');
  });

  it('rewrites the cause of a number alone, and says what still fails', async () => {
    const { journey, now } = beside([wrong('a'), wrong('b', title('Street?'))]);
    const { code, output } = await journey(['--accept=2']);
    expect(now()).toBe(write([wrong('a'), wrong('b', title('Your street'))]));
    expect(output).toContain('played again 2 scenarios: 1 failed');
    expect(code).toBe(1);
    const { errors } = await journey(['--accept=3']);
    expect(errors).toContain('There is no cause 3.');
    expect((await journey(['--accept=some'])).errors).toContain('`some` names no causes.');
  });

  it('asks once a cause: yes, no, and nothing more after quit', async () => {
    const all = (one: string, two: string, three: string) => [
      ...[wrong('a', street(one)), wrong('b', street(one))],
      wrong('c', title(two)),
      wrong('d', { open: three }),
    ];
    const first = beside(all('Say it', 'Street?', 'terms'));
    await first.journey(['--accept'], ['y', 'maybe', 'n', 'q']);
    expect(first.now()).toBe(write(all('Tell us your street', 'Street?', 'terms')));
    const second = beside(all('Say it', 'Street?', 'terms'));
    expect((await second.journey(['--accept'], ['n', 'a'])).output).toContain('2 places of 1 file');
    expect(second.now()).toBe(write(all('Say it', 'Your street', 'street')));
  });

  it('goes on in rounds, since a scenario stops at the first thing that does not hold', async () => {
    const steps = (one: string, two: string) => ({
      name: 'rounds',
      do: [...on.do, { expect: street(one) }, { expect: street(one) }, { expect: title(two) }],
    });
    const numbered = beside([steps('Say your street', 'Street?')]);
    const { output } = await numbered.journey(['--accept=1']);
    expect(numbered.now()).toBe(write([steps('Tell us your street', 'Street?')]));
    expect(output).toContain('1 failed');
    const all = beside([steps('Say your street', 'Street?')]);
    expect((await all.journey(['--accept=all'])).code).toBe(0);
    expect(all.now()).toBe(write([steps('Tell us your street', 'Your street')]));
  });

  it('rewrites the cell of a table and not the placeholder', async () => {
    const table = (said: string) => ({
      name: '$field: $said',
      ...on,
      each: {
        columns: ['field', 'said'],
        rows: [
          ['street', said],
          ['email', null],
        ],
      },
      expect: { errors: { 'street.$field': '$said' } },
    });
    const { journey, now } = beside([table('Say your street')]);
    expect((await journey(['--accept=all'])).code).toBe(0);
    expect(now()).toBe(write([table('Tell us your street')]));
  });

  it('leaves a cell that also says what is done, and what other rows expect as it is', async () => {
    const typed = {
      name: 'typed $kind',
      each: { columns: ['kind'], rows: [['visitor']] },
      do: [
        { answer: { 'street.permitType': '$kind' } },
        { answer: { 'street.permitType': 'resident' } },
      ],
      expect: { answers: { permitType: '$kind' } },
    };
    const rows = {
      name: 'of $kind',
      each: { columns: ['kind'], rows: [['visitor'], ['resident']] },
      do: [{ answer: { 'street.permitType': '$kind' } }],
      expect: { facts: { kind: 'short' } },
    };
    const { journey, now, before } = beside([typed, rows]);
    const { code, output } = await journey(['--accept=all']);
    expect(output).toContain('by hand: the column `kind` does not only say what is expected');
    expect(output).toContain('by hand: the rows of its table do not agree');
    expect([code, now()]).toEqual([1, before]);
  });

  it('moves a name to the list of the opposite', async () => {
    const lists = (expected: object) => wrong('lists', expected);
    const { journey, now } = beside([
      lists({ required: ['street.street', 'street.email'], open: 'street' }),
      lists({ required: ['street.email'], notRequired: ['street.start'] }),
      lists({ hidden: 'street.street', shown: 'street.email' }),
    ]);
    expect(await journey(['--accept=all', '--verbose'])).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(now())).toMatchObject(
      JSON.parse(
        write([
          lists({ required: ['street.street'], notRequired: ['street.email'], open: 'street' }),
          lists({ notRequired: ['street.start', 'street.email'] }),
          lists({ shown: ['street.email', 'street.street'] }),
        ]),
      ) as object,
    );
    expect(now()).not.toContain('"hidden"');
  });

  it('leaves what only a person can say, and a scenario that cannot be played', async () => {
    const stuck = { name: 'stuck', do: [{ press: 'street.nothing' }], expect: title('Street?') };
    const { journey, now, before } = beside([wrong('a', { cleared: ['street'] }), stuck]);
    const { code, output } = await journey(['--accept=all']);
    expect(
      output.match(/by hand.*: only a person can say what is to be expected instead/g),
    ).toHaveLength(2);
    expect(output).toContain('1 scenario cannot be played: The section `street` has no button');
    expect(output).toContain('Nothing was changed.');
    expect([code, now()]).toEqual([1, before]);
  });

  it('rewrites a waypoint that fails, though the filter leaves it out, and plays what starts there', async () => {
    const start = (said: string) => ({ ...wrong('start', street(said)), waypoint: 'start' });
    const next = { name: 'next', from: 'start', expect: title('Your street') };
    const { journey, now } = beside([start('Say your street'), next]);
    const { code, output } = await journey(['--filter', 'next', '--accept=all']);
    expect(now()).toBe(write([start('Tell us your street'), next]));
    expect(output).toContain('played again 2 scenarios: all passed');
    expect(code).toBe(0);
  });

  it('keeps the lines of a file that is formatted otherwise', async () => {
    const text = write([wrong('a'), right('b')])
      .replaceAll('  ', '\t')
      .replace('"about": ', '"about":');
    const { journey, now } = beside([], text);
    expect((await journey(['--accept=all'])).code).toBe(0);
    expect(now()).toBe(text.replace('Say your street', 'Tell us your street'));
  });

  it('says that all holds where nothing fails, and takes no other way of printing', async () => {
    const { journey } = beside([right('a')]);
    expect(await journey(['--accept=all'])).toMatchObject({ code: 0 });
    const { code, errors } = await journey(['--accept=all', '--format', 'json']);
    expect(errors).toContain('--accept goes with --filter and --brand alone.');
    expect(code).toBe(2);
  });
});
