import { questionKey } from '../../journey';
import type { SectionSource } from '../language';
import { withParts, type Cursor, type SourceFile } from '../source';
import { questionsOf, type Question } from './questions';

type Section = Cursor<SectionSource>;

/**
 * The sections, in the journey's order, without what a question would open by `like` that another of
 * the same answer opens: one that says so itself, else the first that has it by `like` (Z8).
 */
export function openOnce(sections: readonly Section[]): readonly Section[] {
  const written = new Set(sections.map(({ file }) => file));
  const opening = sections.flatMap(questionsOf).filter(({ at }) => at.value.opens !== undefined);
  const own = new Set(opening.filter((question) => isOwn(question, written)));
  if (own.size === opening.length) return sections;
  const first = new Map<string, string>();
  for (const question of [...own, ...opening])
    if (!first.has(question.path)) first.set(question.path, idOf(question));
  const all = new Set(
    opening.filter((question) => !own.has(question) && first.get(question.path) !== idOf(question)),
  );
  return sections.map((section) => {
    const spare = questionsOf(section).filter((question) => all.has(question));
    const fields = section.find('fields');
    if (fields === null || spare.length === 0) return section;
    const without = spare.map(
      ({ name, at }) => [name, withParts(at, new Map(), new Set(['opens']))] as const,
    );
    return withParts(section, new Map([['fields', withParts(fields, new Map(without))]]));
  });
}
const idOf = ({ name, section }: Question): string => questionKey(section.value.id, name);

/** Whether its own section, or a variant of that, says what it opens: not where that stands at another question. */
const isOwn = ({ name, at, section }: Question, written: ReadonlySet<SourceFile>): boolean => {
  const opens = at.find('opens');
  if (opens === null || !written.has(opens.file)) return true;
  return opens.file === section.file && opens.pointer[1] === name;
};
