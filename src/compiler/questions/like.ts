import { didYouMean, type Report } from '../diagnostic';
import type { FieldSource, SectionSource } from '../language';
import { entries, layOver, withParts, type Cursor } from '../source';
import { pathOf } from './questions';

type Section = Cursor<SectionSource>;
type Written = Cursor<FieldSource>;

/**
 * The section with what its questions take over by `like` laid under what they say themselves (Z7).
 * `sections`: by id, as written.
 */
export function resolveLikes(
  section: Section,
  sections: ReadonlyMap<string, Section>,
  report: Report,
): Section {
  const fields = section.find('fields');
  if (fields === null || !Object.values(fields.value).some(isLeft)) return section;
  const parts = entries(fields).map(([name, at]): readonly [string, Written] => [
    name,
    resolve(at, sections, report, [`${section.value.id}.${name}`]),
  ]);
  const resolved = withParts(fields, new Map(parts));
  return withParts(section, new Map([['fields', resolved]]));
}

function resolve(
  at: Written,
  sections: ReadonlyMap<string, Section>,
  report: Report,
  way: readonly string[],
): Written {
  const like = at.find('like');
  if (like === null) return withoutNulls(at);
  if (way.includes(like.value)) {
    report.add('JC503', like, `It takes over from itself: ${[...way, like.value].join(' → ')}.`, {
      help: 'say in one of them what both are',
    });
    return at;
  }
  const [id = '', name = ''] = like.value.split('.');
  const section = sections.get(id);
  const other = section?.find('fields')?.find(name) ?? null;
  if (section === undefined || other === null) {
    const names = Object.keys(section?.value.fields ?? {}).map((each) => `${id}.${each}`);
    report.add(section === undefined ? 'JC302' : 'JC303', like, `There is no \`${like.value}\`.`, {
      help: didYouMean(like.value, section === undefined ? sections.keys() : names),
    });
    return at;
  }
  const below = resolve(other, sections, report, [...way, like.value]);
  const answer = pathOf(name, below.value, section.value.at);
  const base = withParts(
    below,
    new Map([['answer', below.find('answer') ?? like.as(answer)]]),
    new Set(['group', 'like']),
  );
  return layOver(base, at);
}

/** Keys that null takes away, where there is nothing to take away too. */
const takenAway = new Set(['answer', 'label', 'hint', 'reason', 'missing', 'disabledReason']);
const nulls = (said: FieldSource): readonly string[] =>
  Object.entries<unknown>({ ...said }).flatMap(([key, value]) =>
    value === null && takenAway.has(key) ? [key] : [],
  );
const isLeft = (said: FieldSource): boolean => said.like !== undefined || nulls(said).length > 0;
const withoutNulls = (at: Written): Written => withParts(at, new Map(), new Set(nulls(at.value)));
