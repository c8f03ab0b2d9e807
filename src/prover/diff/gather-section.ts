import { ruleOf, type PartOf } from '../../journey';
import type { ConditionFacet, Entry } from './facet';
import type { Gatherer } from './gather';

/** A sheet: what it asks hangs on whether it counts, and what it tells on whether it is drawn. */
export function gatherSection(
  gatherer: Gatherer,
  part: PartOf<'section'>,
  owner: Entry | null,
): void {
  const key = gatherer.keyOf(part, owner);
  const asked = gatherer.condition(part, key, ruleOf(part, 'relevant'), []);
  const entry = gatherer.entry(part, key, owner, { gate: asked });
  const shown = gatherer.condition(part, key, ruleOf(part, 'visible'), [asked]);
  // What nothing is filled in for has nothing to wait for.
  const told =
    part.is.opens.length === 0 ? ['relevant', 'visible', 'known'] : ['relevant', 'visible'];
  gatherer.said(part, entry, [asked], new Set(told));
  gatherer.add({
    is: 'plain',
    key: `${key}#step`,
    ...{ entry: key, json: part.is.step, place: part.place },
    ...{ kinds: ['steps'], says: 'belongs to the step' },
  });
  // Questions first: their checks are asked where they are.
  const inFields = part.parts.filter((each) => each.kind === 'field');
  for (const each of inFields) gatherer.part(each, entry, [asked, shown]);
  for (const each of part.parts) {
    if (each.kind === 'field') continue;
    const around = each.kind === 'check' ? askedOf(gatherer, part, entry, each.is.field) : [shown];
    gatherer.part(each, entry, each.kind === 'opening' ? [asked] : around);
  }
}

/** Where the question counts that a check is of. */
function askedOf(
  gatherer: Gatherer,
  section: PartOf<'section'>,
  entry: Entry,
  name: string,
): readonly ConditionFacet[] {
  const field = section.parts.find((each) => each.kind === 'field' && each.is.name === name);
  const found =
    field === undefined
      ? undefined
      : gatherer.facets.get(`${gatherer.keyOf(field, entry)}#relevant`);
  return found?.is === 'condition' ? [found] : [];
}
