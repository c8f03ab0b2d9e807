import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parking } from '../../src/compiler/fixtures/parking';
import { runCli } from './run-cli';
import { captureTerminal, type CapturedTerminal } from './testing/capture-terminal';
import { writeJourney, type WrittenJourney } from './testing/write-journey';

const file = 'calls/zones.json';
const sound = parking().get(file) ?? '';

let journey: WrittenJourney;
let stop: AbortController;
let ended: Promise<number>;
beforeEach(() => {
  journey = writeJourney();
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  expect(await ended).toBe(0);
  rmSync(journey.root, { recursive: true });
});

/** A watch that has said its first word. */
async function watching(isTty = false, ...command: readonly string[]): Promise<CapturedTerminal> {
  const terminal = captureTerminal({ cwd: journey.root, isTty });
  const parameters = command.length === 0 ? ['check'] : command;
  ended = runCli([...parameters, '--watch'], terminal, stop.signal);
  await terminal.shows('watching');
  return terminal;
}

/** What is written from now on, once it says that it has ended. */
async function after(terminal: CapturedTerminal, change: () => void): Promise<string> {
  const [output, errors] = [terminal.output.length, terminal.errors.length];
  change();
  await terminal.says(() => terminal.output.slice(output).includes('watching'));
  return terminal.errors.slice(errors) + terminal.output.slice(output);
}

it('checks again when a file is saved, and lives through one that is half written', async () => {
  const terminal = await watching();
  expect(terminal.output).toContain('no findings');
  expect(await after(terminal, () => journey.write(file, '{ "id": "zo'))).toContain('error[JC101]');
  expect(await after(terminal, () => journey.write(file, sound))).toContain('no findings');
});

it('lives through a folder that is removed and made anew', async () => {
  const terminal = await watching();
  const folder = join(journey.root, 'journey-config');
  const away = join(journey.root, 'away');
  expect(await after(terminal, () => renameSync(folder, away))).toContain('There is no folder');
  expect(await after(terminal, () => renameSync(away, folder))).toContain('no findings');
});

it('notices a file that comes and one that goes', async () => {
  const terminal = await watching();
  const extra = join(journey.root, 'journey-config/call');
  expect(await after(terminal, () => journey.write('call/x.json', '{}'))).toContain('JC104');
  expect(await after(terminal, () => rmSync(extra, { recursive: true }))).toContain('no findings');
});

it('notices another contract', async () => {
  const terminal = await watching();
  const spoil = () => rmSync(join(journey.root, 'schemas'), { recursive: true });
  expect(await after(terminal, spoil)).toContain('cannot be read');
});

it.each([true, false])('clears the screen only where there is one (%s)', async (isTty) => {
  const terminal = await watching(isTty);
  const said = await after(terminal, () => journey.write(file, `${sound}\n`));
  expect(said.includes('\u001b[2J')).toBe(isTty);
});

it('plays scenarios again when one is saved, first those that failed before', async () => {
  const scenario = (name: string, title: string) => ({
    name,
    expect: { titles: { street: title } },
  });
  const write = (title: string) => () => {
    const scenarios = [scenario('one', title), scenario('two', 'Your street')];
    journey.write('scenarios/street.json', JSON.stringify({ about: 'Streets.', scenarios }));
  };
  journey.write('scenarios/scenarios.json', JSON.stringify({ today: '2026-11-21' }));
  write('Street?')();
  const terminal = await watching(false, 'test', '--filter', 'street.json');
  expect(terminal.output).toContain('2 scenarios of 1 file: 1 failed for 1 cause');
  const still = await after(terminal, write('Street!'));
  expect(still.indexOf('failed before: 1 scenario, now 1')).toBeLessThan(still.indexOf('played 2'));
  expect(still).toContain('failed before');
  const mended = await after(terminal, write('Your street'));
  expect(mended).toMatch(
    /failed before: 1 scenario, now 0\n.*played 2 scenarios of 1 file: all passed/,
  );
  expect(await after(terminal, () => journey.write(file, `${sound}\n`))).not.toContain('before');
});
