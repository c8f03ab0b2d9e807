import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../engine';
import type { Words } from '../../ui/parts/words';

const folder = join(import.meta.dirname, '../../../journey-config/messages/en-GB');
const files = ['compare', 'error', 'new-tariff', 'results', 'switch-complete', 'tariff-details'];
const texts = Object.assign({}, ...files.map(textsOf)) as Readonly<Record<string, string>>;

function textsOf(file: string): Readonly<Record<string, string>> {
  const read = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as {
    readonly texts: Readonly<Record<string, string>>;
  };
  return read.texts;
}

/** The real texts with their placeholders filled; a text that does not exist is an error. */
export function testWords(settings: JsonObject = {}): Words {
  const plain = (name: string, item: JsonObject = {}) => {
    const template = texts[name];
    if (template === undefined) throw new Error(`There is no text '${name}'`);
    return template.replace(/\{([\w.]+)(?:\|(\w+))?\}/g, (whole, path: string, format?: string) => {
      const value = path.split('.').reduce<Json | undefined>(step, { item, settings });
      if (value === undefined) throw new Error(`Nobody fills ${whole} of '${name}'`);
      return show(value, format);
    });
  };
  return { plain, text: (name, item) => [plain(name, item)] };
}

function step(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as JsonObject)[key];
}

function show(value: Json, format: string | undefined): string {
  if (format === 'pounds') return money(Number(value), 2);
  if (format === 'wholePounds') return money(Number(value), 0);
  if (format === 'briefPounds') return money(Number(value), Number.isInteger(value) ? 0 : 2);
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  if (typeof value !== 'string') throw new Error(`Not to be shown: ${JSON.stringify(value)}`);
  const day = (look: Intl.DateTimeFormatOptions) =>
    new Date(value).toLocaleDateString('en-GB', { ...look, timeZone: 'UTC' });
  if (format === 'date') return day({ dateStyle: 'long' });
  return format === 'dayMonth' ? day({ day: 'numeric', month: 'long' }) : value;
}

const money = (value: number, digits: number) =>
  value.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
