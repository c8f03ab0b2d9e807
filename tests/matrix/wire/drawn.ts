import fc from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapi from '../../../schemas/api/openapi.json';
import type { Json } from '../../../src/api';
import { operations } from '../table/table';
import { refusalOf, spoiled } from './fault';
import { madeAnswer } from './made';
import { type Change, changed } from './mutate';
import { changes } from './mutate';
import { extra, mark, oddTexts } from './odd';
import type { Answer } from './sandbox';
import { answerSchema } from './schema';
import type { Laid } from './wire';

/** An answer of the partner that was drawn by lot, for one operation. */
export interface Drawn {
  /** How it came about, for whoever reads of a failure. */
  readonly how: string;
  readonly play: Laid['play'];
  /** What may be nowhere of it: on the page, on the device, in what is sent; null where nothing is marked. */
  readonly never: RegExp | null;
}

/** Half of them are the sandbox's own with changes, half are made of what the contract says. */
export const drawnFor = (operation: string): fc.Arbitrary<Drawn> =>
  fc.oneof(
    { arbitrary: changedGood(operation), weight: 10 },
    { arbitrary: madeFor(operation, 0), weight: 2 },
    { arbitrary: madeFor(operation, 3), weight: 4 },
    { arbitrary: ofAnother(operation), weight: 1 },
    { arbitrary: garbage(operation), weight: 1 },
    { arbitrary: noJson(operation), weight: 1 },
    { arbitrary: refused, weight: 1 },
  );

const changedGood = (operation: string): fc.Arbitrary<Drawn> =>
  changes.map((all) => ({
    how: told('changed', all),
    play: spoiled((good) => JSON.stringify(changed(good, all))),
    never: extraOf(operation),
  }));

/** An entry more of a map is no unknown key, and stands on the page by its label. */
const extraOf = (operation: string): RegExp | null =>
  operations[operation]?.answer === 'map' ? null : new RegExp(extra);

const madeFor = (operation: string, most: number): fc.Arbitrary<Drawn> =>
  fc
    .tuple(madeAnswer(operation), most === 0 ? fc.constant([]) : changes)
    .map(([answer, all]: [Json, readonly Change[]]) => as('made', operation, changed(answer, all)));

const ofAnother = (operation: string): fc.Arbitrary<Drawn> =>
  fc
    .constantFrom(...Object.keys(operations))
    .chain(madeAnswer)
    .map((answer) => as('of another operation', operation, answer));

const garbage = (operation: string): fc.Arbitrary<Drawn> =>
  fc.jsonValue({ maxDepth: 4 }).map((answer) => as('garbage', operation, answer as Json));

function as(how: string, operation: string, answer: Json): Drawn {
  return withText(how, operation, JSON.stringify(answer));
}

/** Text that is no JSON, or is JSON of numbers that are none. */
const noJson = (operation: string): fc.Arbitrary<Drawn> =>
  fc.tuple(madeAnswer(operation), fc.nat(), fc.nat(5)).map(([answer, at, kind]) => {
    const text = JSON.stringify(answer);
    const spoilt = [
      text.slice(0, at % (text.length + 1)),
      text + text,
      `\uFEFF${text}`,
      text.replace(/:-?\d[\d.e+]*/, ':1e999'),
      `)]}',\n${text}`,
      `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`,
    ];
    return withText('no JSON', operation, spoilt[kind] ?? '');
  });

function withText(how: string, operation: string, text: string): Drawn {
  return {
    how: told(how, text),
    play: async (good) => {
      const { status, text: own } = await good();
      return status === 200 ? { status, text } : { status, text: own };
    },
    never: keepsContract(operation, text) ? extraOf(operation) : new RegExp(`${extra}|${mark}`),
  };
}

const statuses = [301, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504];

/** Another status, with a body that may say anything. */
const refused: fc.Arbitrary<Drawn> = fc
  .record({
    status: fc.constantFrom(...statuses),
    message: fc.oneof(
      fc.constantFrom(...oddTexts, refusalOf('', 'drawn')).map((message): Json => ({ message })),
      fc.jsonValue({ maxDepth: 2 }).map((message) => ({ message }) as Json),
      fc.jsonValue({ maxDepth: 2 }).map((body) => body as Json),
    ),
  })
  .map(({ status, message }) => {
    const answer: Answer = { status, text: JSON.stringify(message) };
    return { how: told(`refused`, answer), play: () => Promise.resolve(answer), never: null };
  });

const told = (how: string, what: unknown): string => {
  const text = JSON.stringify(what);
  return `${how}: ${text.length > 2000 ? `${text.slice(0, 2000)}… (${String(text.length)})` : text}`;
};

const ajv = new Ajv2020({ strict: false, strictNumbers: true, removeAdditional: true });
ajv.addSchema({ $id: 'contract', components: openapi.components });
const validators = new Map<string, (value: unknown) => boolean>();

/** Whether the text is an answer that the contract allows, with keys that it does not know or without. */
export function keepsContract(operation: string, text: string): boolean {
  const pointed = JSON.stringify(answerSchema(operation)).replaceAll('"#/', '"contract#/');
  const isKept = validators.get(operation) ?? ajv.compile(JSON.parse(pointed) as object);
  validators.set(operation, isKept);
  try {
    return isKept(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
