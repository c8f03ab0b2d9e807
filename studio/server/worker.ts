import { createHash, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkName } from '../model/protocol';
import { answersFor, type Place } from './answer';

/** One question of the page, as it comes to a thread of its own. */
export interface Asked {
  readonly id: number;
  readonly method: WorkName;
  readonly given: never;
}

export type Answered = { readonly id: number } & (
  | {
      /** As JSON, which goes to the page as it is. */
      readonly answer: string;
      readonly modules: readonly (readonly [string, string])[];
    }
  | { readonly error: string }
);

const port = parentPort;
if (port === null) throw new Error('This is run in a thread of its own.');

let modules: (readonly [string, string])[] = [];
const handedOn = new Set<string>();
const answers = answersFor({
  ...(workerData as Omit<Place, 'moduleOf' | 'name'>),
  name: randomUUID(),
  moduleOf: (code) => {
    const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
    if (!handedOn.has(name)) modules.push([name, code]);
    handedOn.add(name);
    return name;
  },
});

const reply = (answered: Answered): void => {
  port.postMessage(answered);
};

/** One after the other, as they come. */
let last: Promise<void> = Promise.resolve();
port.on('message', ({ id, method, given }: Asked) => {
  last = last.then(async () => {
    try {
      const answer = JSON.stringify(await answers[method](given));
      reply({ id, answer, modules });
      modules = [];
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});
