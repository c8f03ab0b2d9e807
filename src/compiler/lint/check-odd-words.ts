import type { Json } from '../../rules';
import type { Context } from '../context';
import { Cursor } from '../source';
import type { Sources } from '../symbols';
import { filesOf } from './files-of';
import { writtenIn } from './written-in';

/** A word that stands once, and is nearly one that others ask for in vain, is the slip of the two. */
export function checkOddWords(sources: Sources, { misfits, report }: Context): void {
  for (const [sought, odd] of misfits) {
    const [place, ...others] = placesOf(odd, sources);
    if (place === undefined || others.length > 0 || placesOf(sought, sources).length < 2) continue;
    report.add('JC408', place, `This word stands here alone, and others ask for \`${sought}\`.`, {
      help: `did you mean \`${sought}\`?`,
    });
  }
}

/** Where a text stands that is this word. */
function placesOf(word: string, sources: Sources): readonly Cursor<string>[] {
  const found: Cursor<string>[] = [];
  const visit = (at: Cursor<Json>): void => {
    const { value } = at;
    if (value === word) found.push(at.as(word));
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries<Json>(value))
        visit(at.part(Array.isArray(value) ? Number(key) : key, each));
  };
  for (const file of filesOf(sources).values())
    if (writtenIn(file).texts.some(({ text }) => text === word))
      visit(new Cursor(file.value, file));
  return found;
}
