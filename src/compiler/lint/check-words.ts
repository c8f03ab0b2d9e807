import type { Context } from '../context';
import type { Report } from '../diagnostic';
import type { Cursor, Pointer } from '../source';
import type { Sources } from '../symbols';
import { placeOfText, saidTexts, type SaidText } from './wording/said-texts';

const link = /\]\s*\(\s*([^)]*)/g;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const tag = /<\/?[a-z!][^>]*>?/i;

/** What is said: not empty, without HTML, and with links that lead where the brand says. */
export function checkWords(sources: Sources, context: Context): void {
  for (const each of saidTexts(sources).texts) checkText(each, context);
  const settings = sources.journey.find('settings');
  if (settings !== null) checkAddresses(settings, context);
}

/** Said as it stands: nothing is filled in. */
function isPlain(pointer: Pointer): boolean {
  const [key, owner] = [pointer.at(-1), pointer.at(-2)];
  if (pointer[0] === 'texts') return false;
  if (owner === 'stages' || key === 'name') return true;
  // What a message calls a question.
  return key === 'label' && pointer.at(-3) === 'fields';
}

function checkText(said: SaidText, { report }: Context): void {
  const { text } = said;
  if (text.trim() === '') {
    const help = 'write words, or leave the key out';
    report.add('JC605', placeOfText(said), 'This says nothing.', { help });
    return;
  }
  if (text.includes(']'))
    for (const [, target = ''] of text.matchAll(link))
      reportAddress(placeOfText(said), target, report);
  if (!isPlain(said.pointer)) return;
  const html = tag.exec(text);
  const at = placeOfText(said);
  if (html !== null) report.add('JC601', at, `A text has no HTML, and this has \`${html[0]}\`.`);
  if (text.includes('**'))
    report.add('JC617', at, 'These words are said as they stand: they have no formatting.', {
      severity: 'warning',
      help: 'write the words alone',
    });
  if (/[{}]/.test(text))
    report.add('JC606', at, 'These words are said as they stand: nothing fills a placeholder.', {
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
