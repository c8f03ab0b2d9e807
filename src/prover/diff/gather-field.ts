import { ruleOf, type CompiledField, type CompiledText, type PartOf } from '../../journey';
import { isObject, type Json, type Rule } from '../../rules';
import { schemaOf } from '../atoms/answers';
import { scopeName } from '../atoms/scope-name';
import type { DifferenceKind } from './codes';
import type { ConditionFacet, Entry } from './facet';
import { ruled, type Formula } from './formula';
import type { Gatherer } from './gather';
import { sorted } from './plains';

const ownRules = new Set(['relevant', 'visible', 'required', 'disabled']);

/** A question, each of its conditions with all that must hold besides. `around`: its sheet counts, and is drawn. */
export function gatherField(
  gatherer: Gatherer,
  part: PartOf<'field'>,
  owner: Entry | null,
  [counts, drawn]: readonly ConditionFacet[],
): void {
  const { is: field } = part;
  const section = part.owner.is;
  const key = gatherer.keyOf(part, owner);
  const kinds: readonly DifferenceKind[] = field.consent === undefined ? [] : ['consents'];
  const condition = (
    name: 'relevant' | 'visible' | 'required' | 'disabled',
    ...around: readonly (ConditionFacet | undefined)[]
  ): ConditionFacet =>
    gatherer.condition(
      part,
      key,
      ruleOf(part, name),
      around.filter((each) => each !== undefined),
      kinds,
    );
  const asked = condition('relevant', counts);
  condition('visible', drawn, asked);
  condition('required', asked);
  condition('disabled', asked);
  const named = `\`${field.name}\` of \`${owner?.place.name ?? ''}\``;
  const isRequired = field.required !== false;
  const entry = gatherer.entry(part, key, owner, {
    gate: asked,
    path: field.path,
    what:
      field.consent === undefined
        ? `the question ${named}`
        : `the consent \`${field.consent.id}\` (${named})`,
    kinds: [...kinds, 'asked', ...(isRequired ? (['required'] as const) : [])],
  });
  gatherer.said(part, entry, [asked], ownRules, kinds);
  const plain = (name: string, json: Json, kind: DifferenceKind, says: string): void => {
    gatherer.add({
      is: 'plain',
      key: `${key}#${name}`,
      ...{ entry: key, place: part.place, json: sorted(json), says },
      kinds: [...kinds, kind],
    });
  };
  for (const [name, json] of Object.entries(schemaOf(section, field.name)))
    if (name !== 'title') plain(`schema.${name}`, json, 'accepted', `accepts by \`${name}\``);
  plain('consent', field.consent?.id ?? null, 'consents', 'asks for the consent');
  plain('sensitive', field.consent?.sensitive ?? false, 'kept', 'is kept in memory alone');
  const { [field.name]: ui } = section.uiSchema;
  plain('ui', isObject(ui) ? ui : null, 'drawn', 'is drawn');
  const bounds = boundsOf(part);
  if (bounds !== null)
    gatherer.add({
      is: 'value',
      key: `${key}#bounds`,
      ...{
        entry: key,
        place: part.place,
        around: [asked],
        own: bounds,
        says: 'takes a number from, to',
      },
      kinds: [...kinds, 'accepted'],
    });
  for (const each of part.parts) gatherer.part(each, entry, [asked]);
}

/** From and to as a text, by what names the case. */
function boundsOf(part: PartOf<'field'>): Formula | null {
  const { bounds } = part.is;
  if (bounds === null) return null;
  const inner = part.parts.find((each) => each.kind === 'bounds');
  const scope = inner === undefined ? '' : scopeName(ruleOf(inner, 'by'));
  const all = Object.entries(bounds.cases);
  const text = (range: readonly [number, number] | undefined): Formula =>
    ruled(range === undefined ? null : `${range[0]} to ${range[1]}`);
  if (bounds.by === null) return text(all[0]?.[1]);
  return {
    is: 'choice',
    cases: all.map(([name, range]) => ({
      when: ruled(isNamed(bounds.by, name), scope),
      then: text(range),
    })),
    otherwise: ruled(null),
  };
}

/** A case is named by a value as text. */
const isNamed = (by: Rule, name: string): Rule => {
  const others: readonly Json[] =
    name === 'true'
      ? [true]
      : name === 'false'
        ? [false]
        : /^-?\d+$/.test(name)
          ? [Number(name)]
          : [];
  return { in: [by, [name, ...others]] };
};

/** All words that somebody consents to: the question, what stands under it, and what heads its group. */
export function wordsOfConsent(
  field: CompiledField,
  part: PartOf<'field'>,
): readonly CompiledText[] {
  const section = part.owner.is;
  const { [field.name]: ui } = section.uiSchema;
  const options = isObject(ui) ? ui['ui:options'] : undefined;
  const name = isObject(options) ? options['set'] : undefined;
  const group = typeof name === 'string' ? section.groups[name] : undefined;
  return [
    ...(group === undefined ? [] : [group.title, group.text]),
    field.label,
    field.hint,
    ...(field.options?.kind === 'list' ? field.options.items.map(({ label }) => label) : []),
  ];
}
