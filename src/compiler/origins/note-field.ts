import type { OptionSource } from '../language';
import type { Question } from '../questions';
import { entries, items, type Cursor } from '../source';
import { noteTextCases } from './note-text-cases';
import { under, type Take } from './notes';

/** Keys whose place is that of the compiled field's key of the same name. */
const same = [
  'hint',
  'reason',
  'missing',
  'disabledReason',
  'whole',
  'relevant',
  'visible',
  'required',
  'disabled',
  'initial',
  'opens',
  'forgottenWith',
  'unticked',
  'normalise',
  'bounds',
  'options',
] as const;

/** All that is said of a question. */
export function noteField({ at }: Question, take: Take): void {
  take('', at, { key: true });
  take('label', at.find('title'));
  for (const key of same) take(key, at.find(key));
  take('bind', at.find('answer'));
  const look = at.find('ui');
  take('look', look);
  take('noun', look?.find('noun'));
  take('unlisted', look?.find('unlisted'));
  noteAcceptance(at, take);
  noteBounds(at, take);
  const options = at.find('options');
  if (options !== null && Array.isArray(options.value)) {
    noteOptions(options.as(options.value as readonly OptionSource[]), take);
  }
  const list = at.find('list');
  if (list !== null) noteTextCases(list.at('summary'), 'summary', take);
  for (const [rule, text] of entries(at.find('messages'))) take(`message:${rule}`, text);
}

/** An acceptance says when beside it: that is the rule. */
function noteAcceptance(at: Question['at'], take: Take): void {
  const required = at.find('required');
  const value = required?.value ?? null;
  if (required === null || typeof value !== 'object' || value === null) return;
  if (!('accepted' in value) || !('when' in value)) return;
  take('required', required.part('when', value.when));
}

function noteBounds(at: Question['at'], take: Take): void {
  const bounds = at.find('bounds');
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
