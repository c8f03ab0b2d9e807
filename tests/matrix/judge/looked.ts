import type { Json, JsonObject } from '../../../src/engine';
import { place } from '../play/find';
import { quoteNumber } from '../play/households';
import type { Played } from '../play/cell';
import { readPage, wordsOf } from '../play/read-page';

/** A cell that stands on the page to be looked at. */
export interface Looked extends Played {
  /** What is read of main, and of the section of the call. */
  readonly text: string;
  readonly sectionText: string;
  /** Lines that the run without the fault has not. */
  readonly news: readonly string[];
  readonly subject: string;
}

/** Whether the sentence of states.json holds. */
export type Claim = (looked: Looked) => boolean;
export type Claims = Readonly<Record<string, Claim>>;

export function look(played: Played): Looked {
  const had = new Set(played.good.lines);
  return {
    ...played,
    text: wordsOf(played.seen.lines.join('\n')),
    sectionText: wordsOf(readPage(place(played.run.call.section)).join('\n')),
    news: played.seen.lines.filter((line) => !had.has(line)),
    subject: quoteNumber(played.run.visit),
  };
}

/** What the ledger keeps of commits. */
export const entriesIn = (storage: Readonly<Record<string, string>>): readonly JsonObject[] =>
  Object.entries(storage)
    .filter(([key]) => key.includes('.commit.switch.'))
    .map(([, text]) => JSON.parse(text) as JsonObject);

export const entryOf = ({ seen }: Looked): JsonObject | null => entriesIn(seen.storage)[0] ?? null;

export const hasButton = (lines: readonly string[], name: RegExp): boolean =>
  lines.some(
    (line) =>
      /^[[(]/.test(line) && !/{(disabled|disabled,.*)}$/.test(line) && name.test(nameIn(line)),
  );

const nameIn = (line: string): string => line.replace(/[\])]( {.*})?$/, '').slice(1);

export const isNothing = (value: Json): boolean => value === null || value === '';

export const pathsIn = (value: Json, path = ''): readonly (readonly [string, Json])[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) =>
    pathsIn(one, path === '' ? key : `${path}.${key}`),
  );
};
