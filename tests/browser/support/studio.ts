import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { patiently } from '../../../tools/run/patience.js';

const project = resolve(import.meta.dirname, '../../..');
const key = 'of-a-test';

/** A studio over a journey. */
export interface StudioRun {
  readonly address: string;
  /** What git says was changed, line by line: those that are gone and those that have come. */
  readonly changedLines: () => readonly string[];
  /** Changes a file of the journey as an editor would. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Keeps a branch on which that is done; the files stay as they are. */
  readonly branch: (name: string, file: string, change: (text: string) => string) => void;
  readonly end: () => void;
}

/** Over a copy that git keeps, which may be changed. `journey`: its folder, from the project. */
export async function startOverCopy(journey: string, port: number): Promise<StudioRun> {
  const folder = mkdtempSync(join(tmpdir(), 'changeover-studio-'));
  const copy = join(folder, journey);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(project, journey), copy, { recursive: true });
  // What a journey names beside itself: schemas, its contract, the list of clauses, code for its widgets.
  for (const beside of ['schemas', 'tests/clauses', 'tests/permit/api', 'src', 'node_modules'])
    link(join(project, beside), join(folder, beside));
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: copy,
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it was');
  const edit: StudioRun['edit'] = (file, change) => {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const { address, end } = await startStudio(copy, port);
  return {
    address,
    changedLines: () =>
      git('diff', '-U0')
        .split('\n')
        .filter((line) => /^[+-](?![+-])/.test(line))
        .map((line) => line.replace(/^([+-]) */, '$1 ')),
    edit,
    branch: (name, file, change) => {
      git('switch', '-qc', name);
      edit(file, change);
      git('commit', '-qam', name);
      git('switch', '-q', '-');
    },
    end: () => {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The next save waits until it is let go. */
export async function holdSave(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/studio-api/save', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Over a journey where it lies, which is only looked at. */
export async function startStudio(
  journey: string,
  port: number,
): Promise<Pick<StudioRun, 'address' | 'end'>> {
  const server = spawn(process.execPath, ['tools/run/studio.js', resolve(project, journey)], {
    cwd: project,
    env: { ...process.env, PORT: String(port), STUDIO_KEY: key },
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    // The server is a child of what was started: both are one group.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  const origin = `http://127.0.0.1:${String(port)}`;
  try {
    await untilAnswered(`${origin}/studio/`);
  } catch (error) {
    end();
    throw error;
  }
  return { address: `${origin}/studio/?key=${key}`, end };
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

async function untilAnswered(address: string): Promise<void> {
  for (let left = patiently(600); left > 0; left -= 1) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** A studio for all tests of a file: begun before the first, ended after the last. */
export function heldForAll<Run extends Pick<StudioRun, 'end'>>(
  start: () => Promise<Run>,
): () => Run {
  let held: Run;
  test.beforeAll(async () => {
    held = await start();
  });
  test.afterAll(() => {
    held.end();
  });
  return () => held;
}

/** Opens a place of a studio, and waits for the household's page in it. */
export async function openStudio(
  page: Page,
  { address }: Pick<StudioRun, 'address'>,
  hash: string,
): Promise<void> {
  await page.goto(`${address}${hash}`);
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible({
    timeout: patiently(30_000),
  });
}

const mostTabs = 60;

/** Comes to a control by the keyboard; `key` is Tab, or Shift+Tab for what stands before. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let left = mostTabs; left > 0; left -= 1) {
    if (await wanted.evaluate((each) => each === each.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

/** Reviews what was changed, which must be sound, and writes it, by the keyboard. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  const changes = page.getByRole('main', { name: 'Changes' });
  await expect(changes.getByText('Sound: no household is stuck by it.')).toBeVisible({
    timeout: patiently(60_000),
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved: /)).toBeVisible({ timeout: patiently(60_000) });
}
