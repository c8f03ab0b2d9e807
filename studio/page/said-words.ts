import { wordsOf } from '../../src/rules';
import type { Words } from '../../src/ui/parts/words';

/** What the renderer of the journey says around the fields of the studio's forms. */
const texts: Readonly<Record<string, string>> = {
  'form.choose': 'not said',
  'form.optional': 'may be left out',
  'form.partLoading': 'Loading …',
  'form.partFailed': 'This could not be loaded.',
  'form.tryAgain': 'Try again',
  'form.removeItem': 'Remove “{summary}”?',
  'form.keepItem': 'Keep it',
  'form.itemRemoved': '{summary} was removed',
  'form.itemSaved': '{summary} is done',
  'form.listFull': 'These are as many as there can be.',
};

const plain: Words['plain'] = (name, item = {}) =>
  (texts[name] ?? name).replaceAll(/\{(\w+)\}/g, (_, key: string) => wordsOf(item[key] ?? null));

export const saidWords: Words = { plain, text: (name, item) => [plain(name, item)] };
