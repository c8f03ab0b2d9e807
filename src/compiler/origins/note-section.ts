import { sectionKey } from '../../engine';
import type { ContentSource } from '../language';
import { questionsOf } from '../questions';
import { entries, items, type Cursor } from '../source';
import type { SectionUnit, Symbols } from '../symbols';
import { noteChanges, noteReactions } from './note-changes';
import { noteField } from './note-field';
import { noteTextCases } from './note-text-cases';
import { under, type Take } from './notes';

export function noteSection(unit: SectionUnit, symbols: Symbols, outer: Take): void {
  const { section, variant } = unit;
  const { id, source } = section.value;
  const take = under(outer, `section:${sectionKey({ id, variant })}`, source);
  take('', section.at('id'));
  for (const key of ['title', 'name', 'lead', 'visible', 'needs'] as const) {
    take(key, section.find(key));
  }
  noteRelevance(unit, take);
  for (const question of questionsOf(section)) {
    const { name, at } = question;
    noteField(question, under(take, `field:${name}`, at.value.source ?? source));
    for (const [checkId, check] of entries(at.find('checks'))) {
      const inner = under(take, `check:${name}.${checkId}`, source);
      inner('', check, { key: true });
      inner('assert', check.find('assert'));
    }
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

export function noteContent(at: Cursor<readonly ContentSource[]> | null, outer: Take): void {
  items(at).forEach((block, index) => {
    const take = under(outer, `content:${block.value.id ?? `content-${index + 1}`}`);
    take('', block);
    for (const key of ['when', 'title', 'text', 'inFull'] as const) take(key, block.find(key));
    noteTextCases(block.find('note'), 'note', take);
    items(block.find('items')).forEach((line, position) => take(`item:${position}`, line));
  });
}
