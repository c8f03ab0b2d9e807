import type { JsonObject } from '../../../../src/engine';
import { ownName } from './languages';
import { plainFormat, type Texts } from './texts';

/** Files of the other languages, and of the format that a text shows a number in. */
export function wordingFiles(texts: Texts): ReadonlyMap<string, JsonObject> {
  const files = new Map<string, JsonObject>();
  for (const [tag, said] of texts.translations)
    if (said.size > 0)
      files.set(`locales/${tag}.json`, {
        name: ownName(tag),
        own: 'English',
        steps: ['form'],
        words: [],
        texts: Object.fromEntries(said),
      });
  if (texts.showsNumbers)
    files.set('formats.json', {
      formats: {
        [plainFormat]: {
          description: 'A number as it is, without commas.',
          shown: { replace: '^$', with: '' },
        },
      },
    });
  return files;
}
