import type { Rule } from '../../engine';
import {
  sectionKey,
  type CompiledAction,
  type CompiledCheck,
  type CompiledContent,
  type CompiledSection,
} from '../../journey';
import { isObject } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { ActionSource, SectionSource } from '../language';
import { noted } from '../origins';
import { questionsOf, type Question } from '../questions';
import { checkLookup, compileCondition, compileTyped, compileValue, plainScope } from '../rules';
import { entries, items, oneOrMore, type Cursor } from '../source';
import type { SectionUnit } from '../symbols';
import {
  checkTitle,
  compileFormatted,
  compileSaid,
  compileText,
  compileTextCases,
  plainText,
} from '../text';
import { checkWidgets } from '../widgets/check-widgets';
import { checkBlock, checkField } from './check-reference';
import { checkTarget } from './check-target';
import { compileContent } from './compile-content';
import { compileField } from './compile-field';
import { compileListChecks } from './compile-list-limits';
import { compileLook } from './compile-look';
import { compilePresent } from './compile-present';
import { compileReactions } from './compile-reactions';
import { compileSchema } from './compile-schema';
import { compileTimes } from './compile-times';
import { checkPictogram } from './pictograms';

/** @param folds One section at a time is open, and the others are folded. */
export function compileSection(unit: SectionUnit, folds: boolean, outer: Context): CompiledSection {
  const { section, variant } = unit;
  const { id } = section.value;
  const context: Context = { ...outer, home: id };
  const questions = questionsOf(section);
  checkGroups(section, questions, context);
  const schema = compileSchema(sectionKey({ id, variant }), questions, context);
  const names = questions.map(({ name }) => name);
  const fields = questions.map((question) => compileField(question, context));
  checkWidgets(questions, context);
  const { text: title, cases: titles } = compileSaid(section.at('title'), context);
  checkTitle(
    section.at('title'),
    { key: 'name', isSaid: section.value.name !== undefined },
    context,
  );
  for (const lookup of items(section.find('needs'))) checkLookup(lookup.value, lookup, context);
  const content = compileContent(section.find('content'), names, context);
  const actions = compileActions(section.find('actions'), names, content, context);
  const present = compilePresent(section, context);
  const opensWhole = compileOpensWhole(section, context);
  const made = {
    id,
    step: unit.step,
    title,
    ...(titles !== null && { titles }),
    name: section.value.name ?? plainText(title),
    ...(section.value.chapter !== undefined && { chapter: section.value.chapter }),
    lead: compileFormatted(section.find('lead'), plainScope, context),
    source: section.value.source ?? [],
    ...compileRelevant(unit, context),
    visible: compileCondition(section.find('visible'), true, plainScope, context),
    needs: [...new Set(section.value.needs ?? [])],
    schema,
    uiSchema: compileLook(section, questions, fields, context),
    present,
    fields,
    groups: compileGroups(section, questions, context),
    checks: questions.flatMap((question) => [
      ...compileListChecks(question, context),
      ...compileTimes(question, context),
      ...compileChecks(question, context),
    ]),
    actions,
    content,
    reactions: compileReactions(
      section.find('reactions'),
      { id, home: id, actions: actions.map((action) => action.id) },
      context,
    ),
    ...compileOpening(section, questions, context),
    summary: compileTextCases(section.find('summary'), context),
    summaryNote: compileTextCases(section.find('summaryNote'), context),
    ...(folds && present.as === 'page' && opensWhole),
  };
  const keys = { variant: ['variants'], known: ['variants', 'by'], titles: ['title'] };
  return noted(made, section, context, { shown: 'id', keys });
}

/** Why a section opens though it is valid (P26, P27); elsewhere than where sections fold it stands open anyway. */
function compileOpensWhole(
  section: Cursor<SectionSource>,
  context: Context,
): Pick<CompiledSection, 'confirm' | 'visited'> {
  const confirm = section.find('confirm');
  const visited = section.find('visited');
  return {
    ...(confirm !== null && { confirm: compileTextCases(confirm, context) }),
    ...(visited !== null && { visited: compileCondition(visited, false, plainScope, context) }),
  };
}

/** A question names a group that is there (Z4), and a group a drawing. */
function checkGroups(
  section: Cursor<SectionSource>,
  questions: readonly Question[],
  context: Context,
): void {
  const { report } = context;
  for (const [, at] of entries(section.find('groups')))
    checkPictogram(at.find('pictogram'), context);
  const groups = Object.keys(section.value.groups ?? {});
  for (const { at } of questions) {
    const group = at.find('group');
    if (group === null || groups.includes(group.value)) continue;
    report.add('JC323', group, `This section has no group \`${group.value}\`.`, {
      help: didYouMean(group.value, groups) ?? 'add it to `groups`',
    });
  }
}

/** What is set when the section opens, which waits until its variant is known (Z18). */
function compileOpening(
  section: Cursor<SectionSource>,
  questions: readonly Question[],
  context: Context,
): Pick<CompiledSection, 'opens' | 'known'> {
  const opens = questions.flatMap(({ path, at }) => {
    const said = at.find('opens');
    if (said === null) return [];
    const { rule: value, typed } = compileTyped(said.at('value'), plainScope, context);
    checkTarget(path, said.at('value'), typed, context);
    return [noted({ path, value }, said, context)];
  });
  const by = opens.length === 0 ? null : (section.find('variants')?.at('by') ?? null);
  if (by === null) return { opens, known: true };
  return { opens, known: { isAnswered: compileValue(by, null, plainScope, context) } };
}

/** Of the groups that say something and have a question, what they say. */
const compileGroups = (
  section: Cursor<SectionSource>,
  questions: readonly Question[],
  context: Context,
): CompiledSection['groups'] =>
  Object.fromEntries(
    entries(section.find('groups')).flatMap(([name, at]) => {
      const { title, text } = at.value;
      const isEmpty = questions.every((question) => question.at.value.group !== name);
      if (isEmpty || (title === undefined && text === undefined)) return [];
      const words = {
        title: compileText(at.find('title'), plainScope, context),
        text: compileFormatted(at.find('text'), plainScope, context),
      };
      return [[name, words] as const];
    }),
  );

const compileChecks = ({ name, path, at }: Question, context: Context): readonly CompiledCheck[] =>
  entries(at.find('checks')).map(([id, check]) => {
    // A check is not asked of an empty field.
    const assert = compileCondition(check.at('assert'), true, plainScope, context, [path]);
    const made = { id, field: name, assert, source: check.value.source ?? [] };
    return noted(made, check, context, { shown: 'key' });
  });

/** The section's own relevance, and for a variant that the id is one of its ids. */
function compileRelevant(
  { section, variant }: SectionUnit,
  context: Context,
): Pick<CompiledSection, 'relevant' | 'variant'> {
  const own = compileCondition(section.find('relevant'), true, plainScope, context);
  if (variant === null) return { relevant: own, variant: null };
  const { applies, ...inForce } = variant;
  const variants = section.at('variants');
  const is = compileCondition(variants.as<Rule>(applies), true, plainScope, context);
  if (isObject(is)) noted(is, variants.at('by'), context);
  const by = compileValue(variants.at('by'), null, plainScope, context);
  const rules = { ...inForce, by, own };
  if (own === true) return { relevant: is, variant: rules };
  const said = section.find('relevant');
  if (said !== null && isObject(own)) noted(own, said, context);
  return { relevant: { and: [own, is] }, variant: rules };
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
    const made = {
      id,
      label: compileText(action.at('label'), plainScope, context),
      beside: beside?.value ?? null,
      block: block?.value ?? null,
      look: action.value.look ?? 'second',
      valid: (valid ?? []).map(({ value }) => value),
      enabled: valid === null ? compileCondition(enabled, true, plainScope, context) : true,
    };
    return noted(made, action, context, { shown: 'key' });
  });
}

/** Fields of {"valid": …}; null for a rule. */
function validFields(enabled: Cursor<Rule> | null): readonly Cursor<string>[] | null {
  const value = enabled?.value ?? null;
  if (enabled === null || typeof value !== 'object' || value === null || !('valid' in value))
    return null;
  return oneOrMore<string>(enabled.part('valid', value.valid as string | readonly string[]));
}
