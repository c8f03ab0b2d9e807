import { spawn } from 'node:child_process';
import { startPostgres } from './postgres.js';

/** Runs a command beside a PostgreSQL server that is started for it: `node tools/run/on-postgres.js npm start`. */
const [command, ...parameters] = process.argv.slice(2);
if (command === undefined) {
  console.error('Say what is to run on PostgreSQL: node tools/run/on-postgres.js npm start');
  process.exit(2);
}
const postgres = await startPostgres();
const env = { ...process.env, DATABASE_URL: postgres.url, TEST_DATABASE_URL: postgres.url };
const child = spawn(command, parameters, { env, stdio: 'inherit' });
// What is asked of the command by a signal it does by itself; the database stops after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(`Could not run ${command}: ${error.message}`));
child.once('close', async (code) => {
  await postgres.stop();
  process.exit(code ?? 1);
});
