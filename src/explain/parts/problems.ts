import type { FieldInspection } from '../../engine';
import {
  allIn,
  decides,
  placeAt,
  ruleOf,
  type PartOf,
  type Place,
  type PlacedRule,
  questionKey,
} from '../../journey';
import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';

/** All that keeps a section from being valid. */
export function problemsOf(kit: Kit, section: PartOf<'section'>): readonly Finding[] {
  const found = kit.inspector.section(kit.state, section.is);
  const lookups = section.is.needs.flatMap((name): readonly Finding[] => {
    const status = kit.state.lookups[name]?.status ?? 'idle';
    if (status === 'ready') return [];
    const origin = kit.origin(placeAt(section.place, 'needs'));
    return [finding('needs', false, `lookups.${name} is ${status}`, { origin })];
  });
  const fields = allIn(section, 'field').flatMap((field) => {
    const inspected = found.fields[field.is.name];
    return inspected === undefined ? [] : fieldProblems(kit, field, inspected);
  });
  return [...lookups, ...fields];
}

/** What is wrong with one field, said on the page or not. */
export function fieldProblems(
  kit: Kit,
  field: PartOf<'field'>,
  { violations, view }: FieldInspection,
): readonly Finding[] {
  return violations.map(({ rule, message }) => {
    const { place, asks } = decider(field, rule);
    const said = view.error === null ? ', not said yet' : '';
    const name = questionKey(field.owner.is.id, field.is.name);
    return finding(rule, false, `${name}: “${message}” (${rule}${said})`, {
      origin: kit.origin(place),
      rule: asks !== null && decides(asks) ? kit.tracer.rule(asks) : null,
    });
  });
}

/** What an answer broke, and where that stands. */
function decider(
  field: PartOf<'field'>,
  rule: string,
): { readonly place: Place; readonly asks: PlacedRule | null } {
  const check = allIn(field.owner, 'check').find(
    ({ is }) => is.id === rule && is.field === field.is.name,
  );
  const asks = check === undefined ? null : ruleOf(check, 'assert');
  if (asks !== null) return { place: asks.place, asks };
  const { place } = field;
  if (rule === 'required') return { place: placeAt(place, rule), asks: ruleOf(field, 'required') };
  if (rule === 'between') return { place: placeAt(place, 'bounds'), asks: null };
  if (rule === 'minWords' || rule === 'maxWords')
    return { place: placeAt(place, 'words'), asks: null };
  if (['minChoices', 'maxChoices', 'alone'].includes(rule))
    return { place: placeAt(place, 'choices'), asks: null };
  if (['sending', 'minFiles', 'maxFiles', 'fileTypes', 'megabytes'].includes(rule))
    return { place: placeAt(place, 'files'), asks: null };
  if (rule === 'notOffered') return { place: placeAt(place, 'options'), asks: null };
  return { place, asks: null };
}
