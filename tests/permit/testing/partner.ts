import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCall, ApiClient, CallResult } from '../../../src/api';
import type { Json } from '../../../src/engine';

interface Household {
  readonly answers: Readonly<Record<string, Json>>;
}

const folder = join(import.meta.dirname, '../journey-config/scenarios/households');
const read = (name: string): Household['answers'] => {
  const file = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Household;
  return file.answers;
};

export interface Partner extends ApiClient {
  /** Every call that was made, in order. */
  readonly made: readonly ApiCall[];
  /** Answers this operation in another way from now on. */
  readonly answer: (operation: string, result: CallResult) => void;
}

/** The council's API as the scenarios' own households have it. */
export function partner(...households: readonly string[]): Partner {
  const answers = Object.assign({}, ...households.map(read)) as Household['answers'];
  const others = new Map<string, CallResult>();
  const made: ApiCall[] = [];
  return {
    made,
    answer: (operation, result) => void others.set(operation, result),
    call: (call) => {
      made.push(call);
      const answer = answers[call.operation];
      if (answer === undefined) throw new Error(`Nobody answers ${call.operation}`);
      return Promise.resolve(others.get(call.operation) ?? { ok: true, answer });
    },
    refreshToken: () => Promise.resolve(true),
    prepare: () => Promise.resolve(true),
  };
}
