import { Worker } from 'node:worker_threads';
import type { WorkName } from '../model/protocol';
import type { Place } from './answer';
import type { Answered } from './worker';

/** Asks a thread of its own, so that what takes seconds keeps nobody else waiting. */
export interface Desk {
  /**
   * One question after the other; the answer as JSON. One that nobody waits for any more (`gone`) is never begun.
   *
   * @throws `ThreadLost` where the thread ended without an answer; the next question has a new one.
   */
  readonly ask: (method: WorkName, given: unknown, gone?: AbortSignal) => Promise<string>;
  readonly end: () => void;
}

/** Nothing was said of what was asked: it may be asked again. */
export class ThreadLost extends Error {}

export interface DeskOptions {
  /** What the thread runs. */
  readonly file: string;
  readonly place: Omit<Place, 'moduleOf' | 'name'>;
  readonly onModule: (name: string, code: string) => void;
  /** What takes more milliseconds is given up, and the thread with it. */
  readonly limitMs: number;
  /** The thread ends with whoever waits, also in the midst of its work. */
  readonly isCalledOff?: boolean;
}

interface Question {
  readonly method: WorkName;
  readonly given: unknown;
  readonly done: (answer: string) => void;
  readonly fail: (error: Error) => void;
}

export function createDesk({ file, place, onModule, limitMs, isCalledOff }: DeskOptions): Desk {
  let worker: Worker | null = null;
  let waiting: readonly Question[] = [];
  let present: Question | null = null;
  let limit: NodeJS.Timeout | undefined;
  let asked = 0;

  const begin = (): Worker => {
    const made = new Worker(file, { workerData: place });
    const lost = (why: string): void => {
      if (worker === made) lose(why);
    };
    made.on('message', (answered: Answered) => {
      if (worker === made && answered.id === asked) take(answered);
    });
    made.on('error', (error) => lost(`What works it out has failed: ${error.message}`));
    made.on('exit', () => lost('What works it out has ended.'));
    return made;
  };
  const take = (answered: Answered): void => {
    const question = rest();
    if ('error' in answered) question?.fail(new Error(answered.error));
    else {
      for (const [name, code] of answered.modules) onModule(name, code);
      question?.done(answered.answer);
    }
    next();
  };
  const lose = (why: string): void => {
    const ended = worker;
    worker = null;
    void ended?.terminate();
    rest()?.fail(new ThreadLost(why));
    next();
  };
  /** Nothing is worked on; what was is handed back. */
  const rest = (): Question | null => {
    clearTimeout(limit);
    const question = present;
    present = null;
    return question;
  };
  const next = (): void => {
    const [question, ...others] = waiting;
    if (present !== null || question === undefined) return;
    [present, waiting] = [question, others];
    asked += 1;
    worker ??= begin();
    const { method, given } = question;
    const seconds = String(Math.round(limitMs / 1000));
    limit = setTimeout(() => lose(`It took more than ${seconds} s, and was given up.`), limitMs);
    worker.postMessage({ id: asked, method, given });
  };
  return {
    ask: (method, given, gone) =>
      new Promise((done, fail) => {
        const question: Question = { method, given, done, fail };
        waiting = [...waiting, question];
        gone?.addEventListener('abort', () => {
          if (question === present && isCalledOff === true) lose('It was called off.');
          if (!waiting.includes(question)) return;
          waiting = waiting.filter((each) => each !== question);
          fail(new ThreadLost('It was called off.'));
        });
        next();
      }),
    end: () => {
      const gone = waiting;
      waiting = [];
      lose('The studio ends.');
      for (const { fail } of gone) fail(new ThreadLost('The studio ends.'));
    },
  };
}
