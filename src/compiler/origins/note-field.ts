import type { OptionSource, SectionSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { noteTextCases } from './note-text-cases';
import { under, type Take } from './notes';

type Section = Cursor<SectionSource>;

/** A field is written in many keys of its section, each under its name. */
export function noteField(name: string, section: Section, take: Take): void {
  const schema = section.at('schema').find('properties')?.find(name) ?? null;
  take('', schema, { key: true });
  take('label', schema?.find('title'));
  const extra = section.find('fields')?.find(name) ?? null;
  const texts = [
    'hint',
    'reason',
    'missing',
    'disabledReason',
    'noun',
    'unlisted',
    'whole',
  ] as const;
  for (const key of [...texts, 'relevant', 'visible'] as const) take(key, extra?.find(key));
  take('required', section.find('required')?.find(name));
  noteAcceptance(section, name, take);
  take('disabled', section.find('disabled')?.find(name));
  take('initial', section.find('initial')?.find(name));
  take('unticked', section.find('unticked')?.find(name));
  take('normalise', section.find('normalise')?.find(name));
  take('bind', section.find('bind')?.find(name));
  take('look', section.find('uiSchema')?.find(name));
  noteBounds(section, name, take);
  const options = section.find('options')?.find(name) ?? null;
  take('options', options);
  if (options !== null && Array.isArray(options.value)) {
    noteOptions(options.as(options.value as readonly OptionSource[]), take);
  }
  for (const [rule, text] of entries(section.find('messages')?.find(name) ?? null)) {
    take(`message:${rule}`, text);
  }
}

/** An acceptance says when beside it: that is the rule. */
function noteAcceptance(section: Section, name: string, take: Take): void {
  const required = section.find('required')?.find(name) ?? null;
  const value = required?.value ?? null;
  if (required === null || typeof value !== 'object' || value === null) return;
  if (!('accepted' in value) || !('when' in value)) return;
  take('required', required.part('when', value.when));
}

function noteBounds(section: Section, name: string, take: Take): void {
  const bounds = section.find('bounds')?.find(name) ?? null;
  take('bounds', bounds);
  const value = bounds?.value ?? null;
  if (bounds === null || value === null || Array.isArray(value) || !('by' in value)) return;
  const several = bounds.as(value);
  take('bounds/by', several.at('by'));
  for (const [each, pair] of entries(several.at('cases'))) take(`bounds/case:${each}`, pair);
}

function noteOptions(at: Cursor<readonly OptionSource[]>, outer: Take): void {
  for (const option of items(at)) {
    const take = under(outer, `option:${String(option.value.value)}`);
    take('', option);
    noteTextCases(option.find('hint'), 'hint', take);
    noteTextCases(option.find('unavailableReason'), 'unavailableReason', take);
    for (const key of ['label', 'when', 'unavailable'] as const) {
      take(key, option.find(key));
    }
  }
}
