import { posix } from 'node:path';
import { formatJson } from '../../../src/compiler/migrate';
import { templateFiles } from './template-files';
import { kebabCase, type JourneyWords } from './words-of-journey';

/**
 * The files of a new journey: path from its folder → text.
 *
 * @param schemas the way from that folder to the schemas of the language, with forward slashes
 */
export function newJourney(words: JourneyWords, schemas: string): ReadonlyMap<string, string> {
  const said: Readonly<Record<string, string>> = {
    NAME: words.name,
    BRAND: words.brand,
    PURPOSE: words.purpose,
    ID: kebabCase(words.name),
    BRAND_ID: kebabCase(words.brand),
  };
  const filled = (text: string, up: string, written: (word: string) => string): string =>
    text.replace(/__([A-Z_]+?)__/g, (_, mark: string) =>
      written(mark === 'SCHEMAS' ? posix.join(up, schemas) : (said[mark] ?? '')),
    );
  return new Map(
    [...templateFiles].map(([path, text]) => {
      const to = filled(path, '', String);
      const made = filled(text, posix.relative(posix.dirname(to), '.'), asInJson);
      return [to, formatJson(made) ?? made];
    }),
  );
}

/** A word as it stands between the quotes of a JSON text. */
const asInJson = (word: string): string => JSON.stringify(word).slice(1, -1);
