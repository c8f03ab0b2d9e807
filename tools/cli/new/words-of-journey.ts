import { InputError } from '../../project';

/** What a new journey is told of itself. */
export interface JourneyWords {
  readonly name: string;
  readonly brand: string;
  /** One sentence. */
  readonly purpose: string;
}

/** Longest text, in characters. */
const longest: Readonly<Record<keyof JourneyWords, number>> = { name: 60, brand: 40, purpose: 200 };

/** Lower case with hyphens, as files and brands are named; empty where no letter is left. */
export const kebabCase = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** The words of a folder's name: `library-card` is "Library card". */
export function wordsOfFolder(folder: string): string {
  const words = folder.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @throws InputError for what cannot be said on a page as it stands, or gives no id. */
export function checkedWords(words: JourneyWords): JourneyWords {
  for (const [key, most] of Object.entries(longest)) {
    const said = words[key as keyof JourneyWords].trim();
    const option = `--${key}`;
    if (said === '') throw new InputError(`${option} says nothing.`, `give ${option} "words"`);
    if (said.length > most) {
      throw new InputError(
        `${option} has ${said.length} characters, and at most ${most} fit.`,
        'say it shorter; every text can be changed afterwards, in its file',
      );
    }
    const mark = /[{}[\]<>]/.exec(said);
    if (mark !== null) {
      throw new InputError(
        `${option} holds \`${mark[0]}\`, which means something else in a text.`,
        'leave out { } [ ] < and >',
      );
    }
    if (key !== 'purpose' && kebabCase(said) === '') {
      throw new InputError(
        `${option} has no letter from a to z, and an id is made of them.`,
        'write it with such letters; the words themselves can be changed afterwards',
      );
    }
  }
  return { name: words.name.trim(), brand: words.brand.trim(), purpose: words.purpose.trim() };
}
