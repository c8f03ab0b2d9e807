import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { filesOf } from './files-of';
import { placeIn, writtenIn } from './written-in';

/** A source is a clause of the specification, where the clauses are listed. */
export function checkSources(sources: Sources, context: Context): void {
  const { clauses } = context;
  if (typeof clauses === 'string') return;
  for (const file of filesOf(sources).values())
    if (writtenIn(file).texts.some(({ key, text }) => key === 'source' && !clauses.has(text)))
      for (const object of writtenIn(file).objects)
        for (const source of oneOrMore(placeIn(file, object).find('source')))
          checkClause(source, context);
}

/** Says that a text is no clause; what is no text is none of its business. */
export function checkClause(at: Cursor<unknown>, { clauses, report }: Context): void {
  if (typeof clauses === 'string' || typeof at.value !== 'string') return;
  const { value } = at;
  if (clauses.has(value) || value.includes('$')) return;
  report.add('JC326', at, `The specification has no clause \`${value}\`.`, {
    help: didYouMean(value, clauses) ?? 'name a clause of the list, as it is written there',
    severity: 'warning',
  });
}
