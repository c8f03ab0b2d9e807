import type { Json } from '../../engine';
import type { CompiledJourney, CompiledSection } from '../../journey';
import { pathOf } from '../../rules';
import { knownOf, withValue } from '../partial/known';
import { comparedWith } from './compared-with';
import type { Way } from './create-columns';

/** Stands for every id that no rule and no directory names: rules cannot tell them apart. */
export const anyOther = '\u0000other';

/** The ids with which a variant is in force. What is not known is not taken for known. */
export function variantWays(journey: CompiledJourney, section: CompiledSection): readonly Way[] {
  const nothing = knownOf(journey);
  const unknown = [{ assignment: new Map<string, Json>(), known: nothing }];
  if (section.variant === null) return unknown;
  const { ids, isDefault } = section.variant;
  const by = pathOf(section.variant.by);
  const named = by === null ? null : comparedWith([journey.facts, rules(section)], by);
  if (by === null || named === null) return unknown;
  const values = isDefault
    ? [...[...named].filter((value) => value !== null && !ids.includes(textOf(value))), anyOther]
    : ids.flatMap((id) => formsOf(id, named));
  return values.map((value) => ({
    assignment: new Map([[by, value]]),
    known: withValue(nothing, by, value),
  }));
}

/** A number or a text: as the rules name it. */
function formsOf(id: string, named: ReadonlySet<Json>): readonly Json[] {
  const forms: readonly Json[] = String(Number(id)) === id ? [Number(id), id] : [id];
  const used = forms.filter((form) => named.has(form));
  return used.length > 0 ? used : forms.slice(0, 1);
}

const rules = ({ visible, fields }: Pick<CompiledSection, 'visible' | 'fields'>): Json => [
  visible,
  ...fields.flatMap((field) => [field.relevant, field.visible, field.required]),
];

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
