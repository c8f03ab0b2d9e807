import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/engine';
import type { Words } from './words-of';

const folder = join(import.meta.dirname, 'stored');

/** What a released build left on a device, at one page of an invented household. */
export interface Stored {
  readonly build: string;
  readonly page: string;
  /** Path of the address that the page was at. */
  readonly path: string;
  /** localStorage: what was JSON as data, all else as text. */
  readonly storage: Readonly<Record<string, Json>>;
  readonly savedAt: number;
  readonly snapshot: JsonObject & { readonly answers: JsonObject };
}

interface File {
  readonly path: string;
  readonly storage: Readonly<Record<string, Json>> & {
    readonly 'home-energy.journey': {
      readonly savedAt: number;
      readonly snapshot: Stored['snapshot'];
    };
  };
}

const read = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

export const builds: readonly string[] = readdirSync(folder).sort();

export const stored: readonly Stored[] = builds.flatMap((build) =>
  readdirSync(join(folder, build))
    .filter((file) => file !== 'words.json')
    .sort()
    .map((file): Stored => {
      const { path, storage } = read(build, file) as File;
      const { savedAt, snapshot } = storage['home-energy.journey'];
      return { build, page: file.replace('.json', ''), path, storage, savedAt, snapshot };
    }),
);

export const wordsIn = (build: string): Words => read(build, 'words.json') as Words;

/** The storage as the browser had it. */
export const textsOf = ({ storage }: Stored): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(storage).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

export const dayOf = ({ savedAt }: Stored): string => new Date(savedAt).toISOString().slice(0, 10);
