import { factPlace, type Origins } from '../../journey';
import { nameUnder, joinPath } from '../../rules';
import type { PhraseOf } from './rule-words';

/** What the facts of a journey are said as, where it is known. */
export const phrasesOf =
  (origins: Origins | null): PhraseOf =>
  (path) => {
    const name = nameUnder('facts', path);
    if (name === null || path !== joinPath('facts', name)) return null;
    return origins?.at(factPlace(name))?.phrase ?? null;
  };
