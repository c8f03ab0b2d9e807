import type { Json } from '../../engine';
import type { Context } from '../context';
import type { Report } from '../diagnostic';
import { Cursor, type Pointer } from '../source';
import type { Sources } from '../symbols';

/** Keys whose text a household reads. */
const said = new Set(
  (
    'title lead hint noun missing reason disabledReason unavailableReason text others label name busy failed ' +
    'message notice summary summaryNote ready button add save cancel change remove'
  ).split(' '),
);
/** Keys below which every text is said. */
const sayings = new Set(['texts', 'rules', 'items', 'stages', 'messages', 'says']);
/** Keys below which data and names stand. */
const data = new Set(
  'settings body query path set with initial schema records where record tie keep'.split(' '),
);

const link = /\]\s*\(\s*([^)]*)/g;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const tag = /<\/?[a-z!][^>]*>?/i;

/** What is said: not empty, without HTML, and with links that lead where the brand says. */
export function checkWords(sources: Sources, context: Context): void {
  const { journey, steps, sections, sequences, commits, calls, screens } = sources;
  const { variants, messages, texts } = sources;
  const files: readonly Cursor<unknown>[] = [
    journey,
    ...steps,
    ...sections,
    ...sequences,
    ...commits,
    ...calls,
    ...screens,
    ...variants,
    ...messages,
    ...texts,
  ];
  for (const file of files) visit(file, context);
  const settings = journey.find('settings');
  if (settings !== null) checkAddresses(settings, context);
}

/** Places are made for what is found alone: there are some thousand texts. */
type At = () => Cursor<string>;

function visit(file: Cursor<unknown>, context: Context): void {
  const place: (string | number)[] = [...file.pointer];
  const at = (text: string) => new Cursor(text, file.file, [...place]);
  const walk = (value: object, all: boolean): void => {
    const object = value as Readonly<Record<string, Json>>;
    const list = Array.isArray(value);
    for (const key of Object.keys(object)) {
      const inner = object[key];
      if (typeof inner !== 'string' && (typeof inner !== 'object' || inner === null)) continue;
      place.push(list ? Number(key) : key);
      if (typeof inner === 'object') {
        if (all || !data.has(key)) walk(inner, all || sayings.has(key));
      } else if (all || (said.has(key) && !isColumn(key, value))) {
        checkText(() => at(inner), inner, isPlain(place), context);
      }
      place.pop();
    }
  };
  if (typeof file.value === 'object' && file.value !== null) walk(file.value, false);
}

/** Said as it stands: nothing is filled in. */
function isPlain(pointer: Pointer): boolean {
  const [key, owner] = [pointer.at(-1), pointer.at(-2)];
  if (pointer[0] === 'texts') return false;
  if (owner === 'stages' || key === 'name') return true;
  // What a message calls a question.
  return key === 'label' && pointer.at(-3) === 'fields';
}

/** In options from a lookup, `label` is the name of a column. */
const isColumn = (key: string, options: object): boolean => key === 'label' && 'from' in options;

function checkText(at: At, text: string, asWritten: boolean, { report }: Context): void {
  if (text.trim() === '') {
    report.add('JC605', at(), 'This says nothing.', { help: 'write words, or leave the key out' });
    return;
  }
  if (text.includes(']'))
    for (const [, target = ''] of text.matchAll(link)) reportAddress(at(), target, report);
  if (!asWritten) return;
  const html = tag.exec(text);
  if (html !== null) report.add('JC601', at(), `A text has no HTML, and this has \`${html[0]}\`.`);
  if (/[{}]/.test(text))
    report.add('JC606', at(), 'These words are said as they stand: nothing fills a placeholder.', {
      help: 'write the words without { and }',
    });
}

function reportAddress(at: Cursor<string>, target: string, report: Report): void {
  if (!scheme.test(target)) return;
  report.add('JC604', at, `A link may not lead to \`${target}\`.`, {
    help: 'an address is a setting, which the brand fills in: [words](settings.address)',
  });
}

/** Addresses that the journey's own settings give. */
function checkAddresses(at: Cursor<unknown>, context: Context): void {
  const { value } = at;
  if (typeof value === 'string') {
    if (/^\s*(javascript|data|vbscript|http):/i.test(value)) {
      context.report.add('JC604', at, `\`${value}\` is no safe address.`, {
        help: 'write an address that begins with https:// or /',
      });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    checkAddresses(at.part(Array.isArray(value) ? Number(key) : key, inner), context);
}
