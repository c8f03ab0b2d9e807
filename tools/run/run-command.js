import { spawn } from 'node:child_process';

/** Everything that runs now, so that it can be ended together. */
const running = new Set();

/**
 * Runs a command to its end and keeps its output. `heard` is called with what it writes.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ environment: Readonly<Record<string, string>>, heard: (text: string) => void }} options
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function runCommand([command, ...parameters], { environment, heard }) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { env: { ...process.env, ...environment } });
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
export const endCommands = (signal) => running.forEach((child) => child.kill(signal));
