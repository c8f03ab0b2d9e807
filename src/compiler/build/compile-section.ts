import type {
  CompiledAction,
  CompiledCheck,
  CompiledContent,
  CompiledField,
  CompiledSection,
  JsonObject,
  Rule,
} from '../../engine';
import type { Context } from '../context';
import type { ActionSource, CheckSource, SectionSource } from '../language';
import { checkLookup, compileCondition, plainScope } from '../rules';
import { entries, items, oneOrMore, type Cursor } from '../source';
import { listName, type SectionUnit } from '../symbols';
import { compileText, compileTextCases, plainText } from '../text';
import { checkBlock, checkField } from './check-reference';
import { checkWidgets } from './check-widget';
import { compileContent } from './compile-content';
import { compileField } from './compile-field';
import { compileList } from './compile-list';
import { compilePresent } from './compile-present';
import { compileReactions } from './compile-reactions';
import { compileSchema } from './compile-schema';
import { variantBeginnings } from './variant-beginnings';

export function compileSection(unit: SectionUnit, outer: Context): CompiledSection {
  const { section, variant } = unit;
  const { id } = section.value;
  const context: Context = { ...outer, home: id };
  const schema = compileSchema(variant === null ? id : `${id}@${variant}`, section, context);
  const names = Object.keys(schema['properties'] as object);
  checkKeys(section, names, context);
  const list = section.find('list');
  const fields = names.map((name) =>
    list !== null && name === listName(list.value.at)
      ? compileList(name, section, list, context)
      : compileField(name, unit, context),
  );
  checkWidgets(section, fields, context);
  const title = compileText(section.at('title'), plainScope, context);
  for (const lookup of items(section.find('needs'))) checkLookup(lookup.value, lookup, context);
  const content = compileContent(section.find('content'), names, context);
  const actions = compileActions(section.find('actions'), names, content, context);
  return {
    id,
    step: unit.step,
    variant,
    title,
    name: section.value.name ?? plainText(title),
    lead: compileText(section.find('lead'), plainScope, context),
    source: section.value.source ?? [],
    relevant: compileRelevant(unit, context),
    visible: compileCondition(section.find('visible'), true, plainScope, context),
    needs: [...new Set(section.value.needs ?? [])],
    schema,
    uiSchema: lookOf(section.value.uiSchema ?? {}, fields),
    present: compilePresent(section, context),
    fields,
    checks: items(section.find('checks')).map((each) =>
      compileCheck(each, section, names, context),
    ),
    actions,
    content,
    reactions: [
      ...compileReactions(
        section.find('reactions'),
        { id, home: id, actions: actions.map((action) => action.id) },
        context,
      ),
      ...variantBeginnings(unit, fields),
    ],
    summary: compileTextCases(section.find('summary'), context),
    summaryNote: compileTextCases(section.find('summaryNote'), context),
  };
}

/** What has parts or items is drawn by the widget for it, unless another is named. */
const lookOf = (
  written: Readonly<Record<string, JsonObject>>,
  fields: readonly CompiledField[],
): JsonObject => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, parts, list }) => {
      if (parts === null && list === null) return [];
      return [[name, { 'ui:widget': list === null ? 'group' : 'list' }]];
    }),
  ),
  ...written,
});

/** The section's own relevance, and for a variant that the id is one of its ids. */
function compileRelevant({ section, applies }: SectionUnit, context: Context): Rule {
  const own = compileCondition(section.find('relevant'), true, plainScope, context);
  const variants = section.find('variants');
  if (variants === null) return own;
  compileCondition(variants.as<Rule>(applies), true, plainScope, context);
  return own === true ? applies : { and: [own, applies] };
}

/** Keys that speak of fields speak of fields of this section. */
function checkKeys(
  section: Cursor<SectionSource>,
  names: readonly string[],
  context: Context,
): void {
  const keys = [
    'bind',
    'fields',
    'uiSchema',
    'initial',
    'normalise',
    'labels',
    'required',
    'unticked',
    'options',
    'bounds',
    'disabled',
    'messages',
  ] as const;
  for (const key of keys) {
    const at = section.find(key) as Cursor<Readonly<Record<string, unknown>>> | null;
    for (const [name, each] of entries(at)) checkField(each, name, names, context, true);
  }
}

function compileCheck(
  at: Cursor<CheckSource>,
  section: Cursor<SectionSource>,
  names: readonly string[],
  context: Context,
): CompiledCheck {
  const { id, field, source = [] } = at.value;
  const twin = (section.value.checks ?? []).find((each) => each.id === id && each.field === field);
  if (twin !== at.value) {
    context.report.add('JC501', at.at('id'), `There is another check \`${id}\` of this field.`);
  }
  checkField(at.at('field'), field, names, context);
  // A check is not asked of an empty field.
  const answered = [section.value.bind?.[field] ?? field];
  return {
    id,
    field,
    assert: compileCondition(at.at('assert'), true, plainScope, context, answered),
    source,
  };
}

function compileActions(
  at: Cursor<Readonly<Record<string, ActionSource>>> | null,
  names: readonly string[],
  content: readonly CompiledContent[],
  context: Context,
): readonly CompiledAction[] {
  return entries(at).map(([id, action]) => {
    const beside = action.find('beside');
    if (beside !== null) checkField(beside, beside.value, names, context);
    const block = action.find('in');
    if (block !== null) checkBlock(block, content, context);
    const enabled = action.find('enabled');
    const valid = validFields(enabled);
    for (const field of valid ?? []) checkField(field, field.value, names, context);
    return {
      id,
      label: compileText(action.at('label'), plainScope, context),
      beside: beside?.value ?? null,
      block: block?.value ?? null,
      look: action.value.look ?? 'second',
      valid: (valid ?? []).map(({ value }) => value),
      enabled: valid === null ? compileCondition(enabled, true, plainScope, context) : true,
    };
  });
}

/** Fields of {"valid": …}; null for a rule. */
function validFields(enabled: Cursor<Rule> | null): readonly Cursor<string>[] | null {
  const value = enabled?.value ?? null;
  if (enabled === null || typeof value !== 'object' || value === null || !('valid' in value))
    return null;
  return oneOrMore<string>(enabled.part('valid', value.valid as string | readonly string[]));
}
