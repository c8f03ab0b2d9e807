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
async function watching(isTty = false): Promise<CapturedTerminal> {
  const terminal = captureTerminal({ cwd: journey.root, isTty });
  ended = runCli(['check', '--watch'], terminal, stop.signal);
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
