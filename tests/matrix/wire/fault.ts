import type { Json } from '../../../src/api';
import type { CallRow, FaultRow } from '../table/table';
import type { Answer } from './sandbox';
import { spoilings, wrongOneByOne } from './spoil';
import { type Laid, Lost, never } from './wire';

/** One way in which a fault of faults.json is played for a call. */
export interface Play {
  /** Empty where the fault has one alone. */
  readonly name: string;
  /** To be put on the wire, anew each time. */
  readonly laid: () => Laid;
}

type Answers = Laid['play'];

const lateMs = 25_000;

/** What the partner says that refuses, with markup that may only be text. */
export const refusalOf = (status: string, operation: string): string =>
  `Refused ${status}: ${operation} <b data-canary>not bold</b> & "quoted"`;

const refused =
  (status: string, operation: string): Answers =>
  () =>
    Promise.resolve({
      status: Number(status),
      text: JSON.stringify({ message: refusalOf(status, operation) }),
    });

/** A portal in the partner's place. */
const html: Answers = () =>
  Promise.resolve({
    status: 200,
    text: '<!doctype html><title>Sign in to the network</title><p data-canary>canary-html</p>',
  });

/** Every way in which the fault is played for the call. */
export function playsOf(call: CallRow, fault: FaultRow, isEach = false): readonly Play[] {
  const { operation, match } = call;
  const { times } = fault;
  const one = (name: string, play: Answers): Play => ({
    name,
    laid: () => ({
      ...{ operation, play },
      ...(match !== undefined && { match }),
      ...(times !== undefined && { times }),
    }),
  });
  const spoilt = isEach ? wrongOneByOne(operation) : spoilings(fault.id, operation);
  if (spoilt !== null) return spoilt.map(({ play, spoil }) => one(play, spoiled(spoil)));
  return [one('', answersOf(fault.id, operation))];
}

/** The sandbox does its work, and its good answer is changed on the way. */
export const spoiled =
  (spoil: (answer: Json) => string): Answers =>
  async (good) => {
    const { status, text } = await good();
    // What the sandbox itself refuses is passed on: it is not the fault that is looked at.
    return status === 200 ? { status, text: spoil(JSON.parse(text) as Json) } : { status, text };
  };

function answersOf(id: string, operation: string): Answers {
  const after = /^after(\d+)$/.exec(id)?.[1];
  if (after !== undefined)
    return async (good, page) => {
      await good();
      return refused(after, operation)(good, page);
    };
  const status = /^(\d+)(once)?$/.exec(id)?.[1];
  if (status !== undefined) return refused(status, operation);
  switch (id) {
    case 'timeout':
      return never;
    case 'droppedBefore':
      return () => Promise.reject(new Lost());
    case 'droppedAfter':
      return async (good) => {
        await good();
        throw new Lost();
      };
    case 'html200':
      return html;
    case 'late25':
      return async (good, { later }): Promise<Answer> => {
        const answer = await good();
        await later(lateMs);
        return answer;
      };
    case 'late25work':
      return async (good, { later }) => {
        await later(lateMs);
        return good();
      };
    default:
      throw new Error(`Nobody knows how ${id} is played.`);
  }
}
