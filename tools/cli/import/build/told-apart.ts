import type { JsonObject } from '../../../../src/engine';
import { wordsOfName } from './names';

/** Two questions of one title: a message calls each by its name in the form as well. */
export function toldApart(fields: Readonly<Record<string, JsonObject>>): JsonObject {
  const titles = Object.values(fields).map(({ title }) => plain(title));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const title = plain(field['title']);
      const isAlone = titles.filter((each) => each === title).length === 1;
      return [name, isAlone ? field : { ...field, label: `${title} (${wordsOfName(name)})` }];
    }),
  );
}

const plain = (title: unknown): string =>
  String(title)
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
