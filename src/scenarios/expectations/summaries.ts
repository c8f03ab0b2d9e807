import { plain } from '../../engine';
import { readList } from '../source';
import { compare } from './check';
import { forSections } from './drawn-section';

/** `"summaries": { "home": "One High Street" }`: the folded line of a section; a list of two states its note as well. */
export const summaries = forSections('the summary', (view, at, what, name) => {
  const summary = plain(view.summary);
  if (typeof at.value === 'string') return compare(at, what, at.value, summary, name);
  readList(at);
  return compare(at, what, at.value, [summary, plain(view.summaryNote)], name);
});
