import { questionKey, readQuestionKey } from '../../journey';
import { didYouMean, type Report } from '../diagnostic';
import type { FieldSource, SectionSource } from '../language';
import { entries, layOver, withParts, type Cursor } from '../source';
import { pathOf } from './questions';

type Section = Cursor<SectionSource>;
type Written = Cursor<FieldSource>;

/** A section with what its questions take over by `like` laid under what they say themselves (Z7). */
export type ResolveLikes = (section: Section) => Section;

/** Each question that others are made like is resolved once, however many there are. */
export function createLikes(sections: readonly Section[], report: Report): ResolveLikes {
  const byId = new Map(sections.map((section) => [section.value.id, section]));
  const known = new Map<Written, Written>();
  let circles = 0;

  const resolve = (at: Written, way: readonly string[]): Written => {
    const before = circles;
    const found = known.get(at) ?? resolveLike(at, way);
    // What goes round in a circle is said of each question in it.
    if (circles === before) known.set(at, found);
    return found;
  };

  const resolveLike = (at: Written, way: readonly string[]): Written => {
    const like = at.find('like');
    if (like === null) return withoutNulls(at);
    if (way.includes(like.value)) {
      circles += 1;
      report.add('JC503', like, `It takes over from itself: ${[...way, like.value].join(' → ')}.`, {
        help: 'say in one of them what both are',
      });
      return withoutNulls(at);
    }
    const [id, name] = readQuestionKey(like.value);
    const section = byId.get(id);
    const other = section?.find('fields')?.find(name) ?? null;
    if (section === undefined || other === null) {
      const names = Object.keys(section?.value.fields ?? {}).map((each) => questionKey(id, each));
      const code = section === undefined ? 'JC302' : 'JC303';
      report.add(code, like, `There is no \`${like.value}\`.`, {
        help: didYouMean(like.value, section === undefined ? byId.keys() : names),
      });
      return withoutNulls(at);
    }
    const below = resolve(other, [...way, like.value]);
    const answer = pathOf(name, below.value, section.value.at);
    const base = withParts(
      below,
      new Map([['answer', below.find('answer') ?? like.as(answer)]]),
      new Set(['group']),
    );
    return withParts(layOver(base, at), new Map(), new Set(['like']));
  };

  return (section) => {
    const fields = section.find('fields');
    const made = entries(fields).filter(([, { value }]) => isLeft(value));
    if (fields === null || made.length === 0) return section;
    const resolved = made.map(([name, at]): readonly [string, Written] => [
      name,
      resolve(at, [questionKey(section.value.id, name)]),
    ]);
    const whole = withParts(fields, new Map(resolved));
    return withParts(section, new Map([['fields', whole]]));
  };
}

/** Keys that null takes away, where there is nothing to take away too. */
const takenAway = new Set(['answer', 'label', 'hint', 'reason', 'missing', 'disabledReason']);
const nulls = (said: FieldSource): readonly string[] =>
  Object.entries<unknown>({ ...said }).flatMap(([key, value]) =>
    value === null && takenAway.has(key) ? [key] : [],
  );
const isLeft = (said: FieldSource): boolean => said.like !== undefined || nulls(said).length > 0;
const withoutNulls = (at: Written): Written => withParts(at, new Map(), new Set(nulls(at.value)));
