import type { JsonObject } from '../../../../src/engine';
import type { Notes } from '../findings';
import { ownName } from './languages';
import { plainFormat, type Texts } from './texts';

/** Keys of a journey whose texts are read by people. */
const said = new Set([
  ...['title', 'name', 'label', 'hint', 'text', 'lead', 'message', 'required', 'ready', 'summary'],
  ...['disabledReason', 'add', 'save', 'cancel', 'change', 'remove'],
]);

/** Texts of a file that have words to be said in another language. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return said.has(key) && hasWords(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));

/** Files of the other languages, over the files of the step that is said in them. */
export function localeFiles(
  { translations }: Texts,
  spoken: readonly JsonObject[],
  stages: readonly string[],
  notes: Notes,
): ReadonlyMap<string, JsonObject> {
  const needed = [...new Set([...stages, ...spoken.flatMap((each) => textsIn(each))])];
  const files = new Map<string, JsonObject>();
  for (const [tag, translated] of translations) {
    const missing = needed.filter((text) => !translated.has(text));
    if (missing.length === needed.length) continue;
    const texts = needed.map((text) => [text, translated.get(text) ?? text] as const);
    files.set(`locales/${tag}.json`, {
      name: ownName(tag),
      own: 'English',
      steps: ['form'],
      words: [],
      texts: Object.fromEntries(texts),
    });
    notes.add({
      ...{ line: 1, of: `locales/${tag}.json`, about: 'language' },
      message: `${missing.length} of ${needed.length} texts stand there as they are in English: the form does not say them in ${tag}`,
      help: `write there what is said in ${tag}, and the words of the page (\`words\`)`,
    });
  }
  return files;
}

/** The format that a text shows a number in. */
export const formatFiles = ({ showsNumbers }: Texts): ReadonlyMap<string, JsonObject> =>
  new Map(
    showsNumbers
      ? [
          [
            'formats.json',
            {
              formats: {
                [plainFormat]: {
                  description: 'A number as it is, without commas.',
                  shown: { replace: '^$', with: '' },
                },
              },
            },
          ],
        ]
      : [],
  );
