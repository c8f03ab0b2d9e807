import type { StepSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { folderName, type Sources, type Symbols } from '../symbols';
import { noteReactions } from './note-changes';
import { noteCommit } from './note-commit';
import { noteContent, noteSection } from './note-section';
import { noteTextCases } from './note-text-cases';
import { noteScreen } from './note-screen';
import { noteCall, noteSequence } from './note-sequence';
import { under, type Take } from './notes';

/** Every place of a journey that somebody wrote. */
export function noteJourney(sources: Sources, symbols: Symbols, take: Take): void {
  take('journey', sources.journey.at('id'));
  take('tables', sources.journey.find('tables'));
  for (const [path, record] of entries(sources.journey.find('records'))) {
    take(`record:${path}`, record, { key: true });
  }
  for (const step of sources.steps) noteStep(step, symbols, take);
  for (const unit of symbols.units) noteSection(unit, symbols, take);
  for (const [name, rule] of symbols.facts) take(`fact:${name}`, rule);
  for (const call of sources.calls) noteCall(call, take);
  for (const sequence of sources.sequences) noteSequence(sequence, take);
  for (const commit of sources.commits) noteCommit(commit, take);
  for (const screen of sources.screens) noteScreen(screen, take);
  noteTexts(sources, take);
  for (const [name, record] of entries(sources.tracking?.at('records') ?? null)) {
    take(`tracking:${name}`, record, { key: true });
    for (const [property, rule] of entries(record)) take(`tracking:${name}/${property}`, rule);
  }
}

function noteStep(at: Cursor<StepSource>, symbols: Symbols, outer: Take): void {
  const take = under(outer, `step:${at.value.id}`);
  take('', at.at('id'));
  noteTextCases(at.find('title'), 'title', take);
  noteTextCases(at.find('lead'), 'lead', take);
  noteTextCases(at.find('later')?.find('title') ?? null, 'later/title', take);
  noteTextCases(at.find('later')?.find('lead') ?? null, 'later/lead', take);
  noteContent(at.find('content'), take);
  items(at.find('requires')).forEach((each, index) => {
    take(`requires:${index}`, each);
    take(`requires:${index}/that`, each.find('that'));
  });
  for (const [name, each] of entries(at.find('parameters')))
    take(`parameter:${name}`, each, { key: true });
  noteReactions(at.find('reactions'), symbols, take);
  take('entry', at.find('entry'));
  take('submit', at.find('submit'));
  take('submit/when', at.find('submit')?.find('when') ?? null);
}

function noteTexts({ journey, messages, texts }: Sources, take: Take): void {
  const { locale } = journey.value;
  const own = messages.find(({ file }) => file.path === `messages/${locale}.json`) ?? null;
  take('message:default', own?.find('default'));
  for (const [rule, text] of entries(own?.find('rules') ?? null)) take(`message:${rule}`, text);
  for (const [field, rules] of entries(own?.find('fields') ?? null)) {
    for (const [rule, text] of entries(rules)) take(`message:${field}.${rule}`, text);
  }
  for (const file of texts) {
    if (folderName(file.file.path) !== locale) continue;
    for (const [name, text] of entries(file.find('texts'))) take(`text:${name}`, text);
  }
}
