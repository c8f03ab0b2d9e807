import { Worker } from 'node:worker_threads';
import type { WorkName } from '../model/protocol';
import type { Place } from './answer';
import type { Answered } from './worker';

/** Asks a thread of its own, so that what takes seconds keeps nobody else waiting. */
export interface Desk {
  readonly ask: (method: WorkName, given: unknown) => Promise<unknown>;
  /** Whoever waits for an answer is told that none comes. */
  readonly end: () => void;
}

export function startWorker(
  file: string,
  place: Omit<Place, 'moduleOf'>,
  onModule: (name: string, code: string) => void,
): Desk {
  const worker = new Worker(file, { workerData: place });
  const waiting = new Map<
    number,
    { done: (answer: unknown) => void; fail: (error: Error) => void }
  >();
  let asked = 0;
  worker.on('message', (answered: Answered) => {
    const one = waiting.get(answered.id);
    waiting.delete(answered.id);
    if ('error' in answered) {
      one?.fail(new Error(answered.error));
      return;
    }
    for (const [name, code] of answered.modules) onModule(name, code);
    one?.done(answered.answer);
  });
  const failAll = (error: Error): void => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  worker.on('error', failAll);
  return {
    ask: (method, given) =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail });
        worker.postMessage({ id: asked, method, given });
      }),
    end: () => {
      failAll(new Error('It was called off.'));
      void worker.terminate();
    },
  };
}
