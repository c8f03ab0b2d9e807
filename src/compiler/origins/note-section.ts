import type { ContentSource, SectionSource } from '../language';
import { entries, items, type Cursor } from '../source';
import type { SectionUnit, Symbols } from '../symbols';
import { noteChanges, noteReactions } from './note-changes';
import { noteField } from './note-field';
import { noteTextCases } from './note-text-cases';
import { under, type Take } from './notes';

export function noteSection(unit: SectionUnit, symbols: Symbols, outer: Take): void {
  const { section, variant } = unit;
  const { id, source } = section.value;
  const take = under(outer, `section:${variant === null ? id : `${id}@${variant}`}`, source);
  take('', section.at('id'));
  for (const key of ['title', 'name', 'lead', 'visible', 'needs'] as const) {
    take(key, section.find(key));
  }
  noteRelevance(unit, take);
  for (const [name] of entries(section.at('schema').find('properties'))) {
    noteField(name, section, under(take, `field:${name}`, source));
  }
  for (const check of items(section.find('checks'))) {
    const inner = under(take, `check:${check.value.field}.${check.value.id}`, source);
    inner('', check);
    inner('assert', check.find('assert'));
  }
  for (const [name, action] of entries(section.find('actions'))) {
    const inner = under(take, `action:${name}`, source);
    inner('', action, { key: true });
    inner('label', action.find('label'));
    inner('enabled', action.find('enabled'));
  }
  noteContent(section.find('content'), take);
  noteTextCases(section.find('summary'), 'summary', take);
  noteTextCases(section.find('summaryNote'), 'summaryNote', take);
  noteReactions(section.find('reactions'), symbols, take);
  take('present', section.find('present'));
  noteChanges(section.find('complete'), under(take, 'complete'));
  noteList(section, take);
}

/** A variant is relevant where the section is and its id is one of the variant's. */
function noteRelevance({ section }: SectionUnit, take: Take): void {
  const own = section.find('relevant');
  const variants = section.find('variants');
  if (variants === null) {
    take('relevant', own);
    return;
  }
  const by: Cursor<unknown> = variants.at('by');
  if (own === null || own.value === true) take('relevant', by);
  else {
    const joined = [
      { part: ['and', 0], at: own },
      { part: ['and', 1], at: by },
    ];
    take('relevant', own, { joined });
  }
  take('variants', variants);
}

/** A list is one more field of its section, named by the last part of its path. */
function noteList(section: Cursor<SectionSource>, outer: Take): void {
  const list = section.find('list');
  if (list === null) return;
  const name = list.value.at.split('.').at(-1) ?? '';
  noteField(name, section, under(outer, `field:${name}`));
  const take = under(outer, `field:${name}`);
  take('', list);
  take('label', list.at('label'));
  take('relevant', list.find('relevant'));
  noteTextCases(list.at('summary'), 'summary', take);
}

export function noteContent(at: Cursor<readonly ContentSource[]> | null, outer: Take): void {
  items(at).forEach((block, index) => {
    const take = under(outer, `content:${block.value.id ?? `content-${index + 1}`}`);
    take('', block);
    for (const key of ['when', 'title', 'text'] as const) take(key, block.find(key));
    items(block.find('items')).forEach((line, position) => take(`item:${position}`, line));
  });
}
