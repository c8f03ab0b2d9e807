import { parentPort, workerData } from 'node:worker_threads';
import type { TextEdit } from './marked-journey';
import { play, prepare } from './play';
import type { Schedule } from './schedule';

/** Plays each schedule that it is sent, and answers with what was wrong, or null. */
const port = parentPort;
if (port === null) throw new Error('This is played in a worker.');

const base = await prepare((workerData as { readonly edits: readonly TextEdit[] }).edits);
port.on('message', (schedule: Schedule) => {
  void play(base, schedule).then((failure) => port.postMessage(failure));
});
