import { spawn } from 'node:child_process';

/** Everything that runs now, so that it can be ended together. */
const running = new Set();
/** npm does not end what it has started: each command is a group of its own, and ends as one. */
const detached = process.platform !== 'win32';

/**
 * Runs a command to its end and keeps its output. `heard` is called with what it writes.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ environment: Readonly<Record<string, string>>, heard: (text: string) => void }} options
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function runCommand([command, ...parameters], { environment, heard }) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(command, parameters, { env, detached });
    const output = [];
    const hear = (text) => {
      output.push(text);
      heard(text);
    };
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => hear(`Could not run ${command}: ${error.message}\n`));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ passed: code === 0, output: output.join('') });
    });
  });
}

/** @param {NodeJS.Signals} signal */
export function endCommands(signal) {
  for (const child of running) {
    try {
      if (detached && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
