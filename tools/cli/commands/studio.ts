import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';
import { projectAround } from '../../project';

/** Opens the analysts' page for a journey, until it is stopped. It needs the project's development packages. */
export const studio: Command = (context, input) => {
  // A folder that is no journey is said in the same words as by every other command.
  context.compile();
  const project = projectAround(context.cwd);
  const port = input.option('port');
  const server = spawn(process.execPath, [join(project, 'tools/run/studio.js'), context.folder], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, INIT_CWD: context.cwd, ...(port !== null && { PORT: port }) },
  });
  context.signal.addEventListener('abort', () => server.kill());
  return new Promise((done) => {
    server.on('exit', (code) => done(code === 0 ? exitCode.clean : exitCode.findings));
  });
};
