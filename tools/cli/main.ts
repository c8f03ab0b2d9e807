import { setFlagsFromString } from 'node:v8';
import { processTerminal } from './frame/terminal';
import { reportFailure } from './frame/exit';
import { runCli } from './run-cli';

// Optimised code is made beside the work, and costs more than it saves a command of half a second: it
// is made of what has run some 15 times as long as Node would wait for.
setFlagsFromString('--interrupt-budget=1000000');

const terminal = processTerminal();

// A reader such as `head` may leave before the end: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.on('uncaughtException', (error) => {
  process.exit(reportFailure(error, terminal, process.argv.includes('--verbose')));
});

// Set rather than ended with, so that what is still being written to a pipe arrives.
process.exitCode = await runCli(process.argv.slice(2), terminal);
