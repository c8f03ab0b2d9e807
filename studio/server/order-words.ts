import { allOf, sectionKey, type CompiledJourney, type PartOf } from '../../src/journey';
import type { Difference } from '../../src/prover';
import { equal } from '../../src/rules';
import type { Touched } from '../model/protocol';
import type { Ready } from './desk';

interface OrderWords {
  readonly before: string;
  readonly after: string;
}

/** Both orders by the names that people know, as far as they differ; null for what is no order of the same. */
export function orderWords(
  { before, after }: Pick<Difference, 'before' | 'after'>,
  journey: CompiledJourney,
): OrderWords | null {
  if (before.is !== 'list' || after.is !== 'list') return null;
  if (!equal(before.names.toSorted(), after.names.toSorted())) return null;
  const titleOf = titlesIn(journey);
  const [was, now] = [before.names, after.names].map((names) => [...new Set(names.map(titleOf))]);
  return was === undefined || now === undefined ? null : otherwise(was, now);
}

/** Sections whose questions stand in another order, which the prover does not tell: it is that of keys. */
export function otherOrders(
  was: Pick<Ready, 'journey'>,
  { journey, origins }: Pick<Ready, 'journey' | 'origins'>,
): readonly Touched[] {
  const before = new Map(
    allOf(was.journey, 'section').map(({ is }) => [sectionKey(is), is.fields] as const),
  );
  const titleOf = ({ subject }: PartOf<'field'>['is']): string => subject;
  const nameOf = ({ name }: PartOf<'field'>['is']): string => name;
  const seen = new Set<string>();
  return allOf(journey, 'section').flatMap((section): readonly Touched[] => {
    const old = before.get(sectionKey(section.is)) ?? [];
    const [gone, come] = [old, section.is.fields].map(
      (all) => new Set(all.map(({ name }) => name)),
    );
    const both = [old, section.is.fields].map((all) =>
      all.filter(({ name }) => gone?.has(name) === true && come?.has(name) === true),
    );
    const [then = [], now = []] = both;
    const words = `“${section.is.name}” asks its questions in another order`;
    // All variants share what they do not say themselves.
    if (equal(then.map(nameOf), now.map(nameOf)) || seen.has(words)) return [];
    seen.add(words);
    const { file = '', line = 1 } = origins?.at(section.place) ?? {};
    return [
      {
        ...{ key: `order ${sectionKey(section.is)}`, kinds: null, combinations: null, whole: true },
        ...{ words, ...otherwise(then.map(titleOf), now.map(titleOf)), file, line },
        ...{ place: { section: section.is.id, field: '' }, witness: null },
      },
    ];
  });
}

/** From the first to the last that stands elsewhere. */
function otherwise(was: readonly string[], now: readonly string[]): OrderWords {
  const isOther = (name: string, index: number): boolean => name !== now[index];
  const [from, to] = [was.findIndex(isOther), was.findLastIndex(isOther) + 1];
  const said = (names: readonly string[]): string => names.slice(from, to).join(', ');
  return { before: said(was), after: said(now) };
}

/** A section and a question by its name, all variants of a section by one; all else as it is called. */
function titlesIn(journey: CompiledJourney): (name: string) => string {
  const titles = new Map([
    ...allOf(journey, 'field').map(({ is }) => [is.name, is.subject] as const),
    ...allOf(journey, 'section').map(({ is }) => [sectionKey(is), is.name] as const),
  ]);
  return (name) => {
    const own = name.slice(name.lastIndexOf('/') + 1);
    return titles.get(own) ?? own;
  };
}
