import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { bundled } from './bundle';
import type { TextEdit } from './marked-journey';
import type { Failure } from './run';
import type { Schedule } from './schedule';

/** Plays schedules on all cores. */
export interface Simulator {
  /** Schedules that are played at one time. */
  readonly width: number;
  /** What was wrong first, or null. */
  readonly play: (schedule: Schedule) => Promise<Failure | null>;
  readonly close: () => Promise<void>;
}

interface Job {
  readonly schedule: Schedule;
  readonly done: (failure: Failure | null) => void;
  readonly fail: (error: Error) => void;
}

/**
 * @param plugins Changes to the code that is played.
 * @param edits Changes to the configuration that is played.
 */
export async function openSimulator({
  plugins = [],
  edits = [],
  width = availableParallelism(),
}: {
  readonly plugins?: readonly Plugin[];
  readonly edits?: readonly TextEdit[];
  readonly width?: number;
} = {}): Promise<Simulator> {
  const bundle = await bundled(plugins);
  const waiting: Job[] = [];
  const free: Worker[] = [];
  const playing = new Map<Worker, Job>();
  /** Why nothing can be played any more. */
  let broken: Error | null = null;

  const next = (): void => {
    while (free.length > 0 && waiting.length > 0) {
      const [worker, job] = [free.pop(), waiting.shift()];
      if (worker === undefined || job === undefined) return;
      playing.set(worker, job);
      worker.postMessage(job.schedule);
    }
  };
  const start = (): Worker => {
    const worker = new Worker(bundle.file, { workerData: { edits } });
    worker.on('message', (failure: Failure | null) => {
      playing.get(worker)?.done(failure);
      playing.delete(worker);
      free.push(worker);
      next();
    });
    worker.on('error', (error: Error) => {
      broken = error;
      for (const job of [...playing.values(), ...waiting]) job.fail(error);
    });
    return worker;
  };
  const workers = Array.from({ length: width }, start);
  free.push(...workers);
  return {
    width,
    play: (schedule) =>
      new Promise((done, fail) => {
        if (broken !== null) {
          fail(broken);
          return;
        }
        waiting.push({ schedule, done, fail });
        next();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
      bundle.drop();
    },
  };
}
