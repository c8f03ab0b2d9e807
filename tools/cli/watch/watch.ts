import { setTimeout } from 'node:timers/promises';
import type { CommandContext } from '../frame/command-context';
import { createContext } from '../frame/create-context';
import { exitCode, type ExitCode } from '../frame/exit-code';
import { reportFailure } from '../frame/report-failure';
import { fingerprint } from './fingerprint';

/** Long enough to cost nothing, short enough that nobody waits. */
const interval = 150;
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Runs a command, and again whenever a file has changed and then stayed the same for one interval,
 * so that a file which is half written is not read.
 * It looks instead of being told: the system's watchers differ between platforms, and lose a folder
 * that is removed and made anew.
 */
export async function watch(
  first: CommandContext,
  command: (context: CommandContext) => ExitCode,
): Promise<ExitCode> {
  const { terminal, folder, signal } = first;
  let shown = fingerprint(folder);
  let seen = shown;
  run(first, command);
  while (await passed(signal)) {
    const now = fingerprint(folder);
    if (now !== shown && now === seen) {
      shown = now;
      if (terminal.isTty) terminal.write(clearScreen);
      run(again(first), command);
    }
    seen = now;
  }
  return exitCode.clean;
}

/** What is wrong now may be mended with the next file that is saved, so nothing ends the watch. */
function run(context: CommandContext, command: (context: CommandContext) => ExitCode): void {
  // Editors take the findings anew from this line on.
  if (context.format === 'pretty') context.print(`checking ${context.shownFolder}`);
  try {
    command(context);
  } catch (error) {
    reportFailure(error, context.terminal, true);
  }
  if (context.format === 'pretty') context.print(`watching ${context.shownFolder}`);
}

const again = ({ terminal, folder, format, signal }: CommandContext): CommandContext =>
  createContext(terminal, { dir: folder, format, signal });

/** false once the command is to end. */
async function passed(signal: AbortSignal): Promise<boolean> {
  try {
    await setTimeout(interval, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
