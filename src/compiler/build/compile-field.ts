import { normaliserNames, type CompiledField, type Json, type Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { FieldSource, SectionSource, UnlistedSource } from '../language';
import { compileCondition, compileValue, plainScope, typeOfLiteral } from '../rules';
import { items, type Cursor } from '../source';
import type { SectionUnit } from '../symbols';
import { compileText, plainText } from '../text';
import { compileBounds } from './compile-bounds';
import { compileOptions } from './compile-options';
import { compileParts } from './compile-parts';
import { valueTypes } from './value-types';
import { beginsWithVariant } from './variant-beginnings';

type Section = Cursor<SectionSource>;

export function compileField(name: string, unit: SectionUnit, context: Context): CompiledField {
  const { section } = unit;
  const schema = section.at('schema').at('properties').at(name);
  const { type } = schema.value;
  const extra = section.find('fields')?.find(name) ?? null;
  const title = schema.find('title') as Cursor<string> | null;
  const label = title === null ? [name] : compileText(title, plainScope, context);
  const text = (key: Exclude<keyof FieldSource, 'relevant' | 'visible' | 'unlisted' | 'whole'>) =>
    compileText(extra?.find(key) ?? null, plainScope, context);
  const condition = (at: Cursor<Rule> | null | undefined, absent: boolean) =>
    compileCondition(at ?? null, absent, plainScope, context);
  const initial = section.find('initial')?.find(name) ?? null;
  checkInitial(initial, type, context);
  return {
    name,
    path: section.value.bind?.[name] ?? name,
    type,
    label,
    subject: section.value.labels?.[name] ?? plainText(label),
    hint: text('hint'),
    reason: text('reason'),
    missing: text('missing'),
    relevant: condition(extra?.find('relevant'), true),
    visible: condition(extra?.find('visible'), true),
    ...compileRequired(section.find('required')?.find(name) ?? null, context),
    unticked: section.value.unticked?.[name] ?? untickedOf(section, name, type),
    disabled: condition(section.find('disabled')?.find(name), false),
    disabledReason: text('disabledReason'),
    noun: text('noun'),
    unlisted: compileUnlisted(extra?.find('unlisted') ?? null, context),
    whole: compileValue(extra?.find('whole') ?? null, null, plainScope, context),
    options: compileOptions(section.find('options')?.find(name) ?? null, type, context),
    bounds: compileBounds(section.find('bounds')?.find(name) ?? null, type, context),
    normalise: compileNormalise(section.find('normalise')?.find(name) ?? null, context),
    initial: beginsWithVariant(unit, name) ? null : (initial?.value ?? null),
    parts: compileParts(schema, section.find('options')?.find(name) ?? null, context),
    list: null,
  };
}

function compileUnlisted(
  at: Cursor<UnlistedSource> | null,
  context: Context,
): CompiledField['unlisted'] {
  if (at === null) return null;
  return {
    label: compileText(at.at('label'), plainScope, context),
    text: compileText(at.at('text'), plainScope, context),
  };
}

/** An unticked box is an answer, unless the section says that it is none. */
function untickedOf(section: Section, name: string, type: CompiledField['type']): Json {
  const written =
    section.value.unticked !== undefined && Object.hasOwn(section.value.unticked, name);
  return type === 'boolean' && !written ? false : null;
}

export function compileRequired(
  at: Cursor<Rule> | null,
  context: Context,
): Pick<CompiledField, 'required' | 'mustAccept'> {
  const value = at?.value ?? null;
  if (at === null || typeof value !== 'object' || value === null || !('accepted' in value)) {
    return { required: compileCondition(at, false, plainScope, context), mustAccept: false };
  }
  const accepted = at.as(value as { readonly accepted: Rule; readonly when?: Rule });
  const extra = Object.keys(value).filter((key) => key !== 'accepted' && key !== 'when');
  if (value.accepted !== true || extra.length > 0) {
    context.report.add(
      'JC205',
      at,
      'An acceptance is written {"accepted": true}, with `when` if it depends.',
    );
  }
  const required = compileCondition(accepted.find('when'), true, plainScope, context);
  return { required, mustAccept: true };
}

function compileNormalise(
  at: Cursor<readonly string[]> | null,
  context: Context,
): readonly string[] {
  return items(at).map((each) => {
    if (!(normaliserNames as readonly string[]).includes(each.value)) {
      context.report.add('JC319', each, `There is no normaliser \`${each.value}\`.`, {
        help: didYouMean(each.value, normaliserNames),
      });
    }
    return each.value;
  });
}

function checkInitial(
  at: Cursor<Json> | null,
  type: CompiledField['type'],
  context: Context,
): void {
  if (at === null || at.value === null || typeOfLiteral(at.value).type === valueTypes[type]) return;
  context.report.add('JC507', at, `The field is ${type}, and this is another type.`);
}
