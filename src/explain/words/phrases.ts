import type { Origins } from '../../journey';
import type { PhraseOf } from './rule-words';

/** What the facts of a journey are said as, where it is known. */
export const phrasesOf =
  (origins: Origins | null): PhraseOf =>
  (path) => {
    const [root, name = '', ...deeper] = path.split('.');
    if (root !== 'facts' || deeper.length > 0) return null;
    return origins?.at(`fact:${name}`)?.phrase ?? null;
  };
