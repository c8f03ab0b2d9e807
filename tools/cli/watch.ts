import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contractPath, isConfigurationFile } from '../project';
import type { CommandContext } from './frame/command';
import { createContext } from './frame/create-context';
import { exitCode, reportFailure, type ExitCode } from './frame/exit';

/** Long enough to cost nothing, short enough that nobody waits. */
const interval = 150;
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

type Watched = (context: CommandContext) => ExitCode | Promise<ExitCode>;

interface WatchOptions {
  /** What it does, in a word before the folder: `checking`. */
  readonly doing: string;
  /** As of the command: whether it asks where parts of the journey are written. */
  readonly traced: boolean;
}

/**
 * Runs a command, and again whenever a file has changed and then stayed the same for one interval,
 * so that a file which is half written is not read.
 * It looks instead of being told: the system's watchers differ between platforms, and lose a folder
 * that is removed and made anew.
 */
export async function watch(
  first: CommandContext,
  command: Watched,
  how: WatchOptions,
): Promise<ExitCode> {
  const { terminal, folder, signal } = first;
  let shown = fingerprint(folder);
  let seen = shown;
  await run(first, command, how);
  while (await passed(signal)) {
    const now = fingerprint(folder);
    if (now !== shown && now === seen) {
      shown = now;
      if (terminal.isTty) terminal.write(clearScreen);
      await run(await again(first, how), command, how);
    }
    seen = now;
  }
  return exitCode.clean;
}

/** What is wrong now may be mended with the next file that is saved, so nothing ends the watch. */
async function run(
  context: CommandContext,
  command: Watched,
  { doing }: WatchOptions,
): Promise<void> {
  // Editors take the findings anew from this line on.
  if (context.format === 'pretty') context.print(`${doing} ${context.shownFolder}`);
  try {
    await command(context);
  } catch (error) {
    reportFailure(error, context.terminal, true);
  }
  if (context.format === 'pretty') context.print(`watching ${context.shownFolder}`);
}

const again = (
  { terminal, folder, format, signal, brand }: CommandContext,
  { traced }: WatchOptions,
): Promise<CommandContext> =>
  createContext(terminal, { dir: folder, format, signal, traced, brand });

/** false once the command is to end. */
async function passed(signal: AbortSignal): Promise<boolean> {
  try {
    await setTimeout(interval, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

/** A text that differs as soon as a file of the configuration, or its contract, does. */
function fingerprint(folder: string): string {
  const entries = listed(folder).filter((path) => isConfigurationFile(path.split(sep).join('/')));
  const paths = [...entries.map((path) => join(folder, path)), contractOf(folder)];
  return paths.sort().map(markOf).join('\n');
}

function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? `${path} gone` : `${path} ${stats.mtimeMs} ${stats.size}`;
}

/** A folder that is away, or goes while it is read, has no files until the next look. */
function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

function contractOf(folder: string): string {
  try {
    return contractPath(
      folder,
      new Map([['journey.json', readFileSync(join(folder, 'journey.json'), 'utf8')]]),
    );
  } catch {
    return contractPath(folder, new Map());
  }
}
