import { spawn } from 'node:child_process';

/** The long one runs beside the short ones: two processors are all that can be counted on. */
const lanes = [['test:unit'], ['types', 'lint', 'format', 'boundaries', 'unused']];

/** Runs a script to its end; its output is shown whole, so that lanes do not mix. */
function run(script) {
  return new Promise((resolve) => {
    const began = Date.now();
    const child = spawn('npm', ['run', '--silent', script]);
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(`Could not run npm: ${error.message}\n`));
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${script} (${seconds} s)`);
      // What passed is of no interest, and would push what failed out of a short log.
      if (code !== 0) process.stdout.write(output.join(''));
      resolve(code === 0);
    });
  });
}

async function runLane(scripts) {
  let passed = true;
  for (const script of scripts) passed = (await run(script)) && passed;
  return passed;
}

const passed = await Promise.all(lanes.map(runLane));
process.exit(passed.every(Boolean) ? 0 : 1);
