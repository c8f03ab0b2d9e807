import page from '../../../../journey-config/messages/en-GB/page.json';
import type { JsonObject } from '../../../engine';
import type { Words } from '../words';

const texts: Readonly<Record<string, string>> = page.texts;

/** The real texts; a name or a placeholder that nobody fills is an error. */
export const words: Words = {
  text: (name, item) => [fill(name, item)],
  plain: fill,
};

function fill(name: string, item: JsonObject = {}): string {
  const template = texts[name];
  if (template === undefined) throw new Error(`There is no text "${name}"`);
  return template.replace(/\{item\.(\w+)\}/g, (_, key: string) => {
    const value = item[key];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`Nobody fills {item.${key}} of "${name}"`);
    }
    return String(value);
  });
}
