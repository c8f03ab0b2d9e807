import type { Json, Rule } from '../../engine';
import type { CompiledField } from '../../journey';
import { isObject } from '../../rules';
import type { Context } from '../context';
import { compileNormalise, formatOf, shownOf } from '../formats';
import type { FieldSource, UnlistedSource } from '../language';
import { questionsOf, type Question } from '../questions';
import { noted } from '../origins';
import { compileCondition, compileValue, plainScope, typeOfLiteral } from '../rules';
import type { Cursor } from '../source';
import { checkTitle, compileSaid, compileText, plainText } from '../text';
import { compileBounds } from './compile-bounds';
import { compileList } from './compile-list';
import { compileOptions } from './compile-options';
import { compileParts } from './compile-parts';
import { valueTypes } from './value-types';

export function compileField(question: Question, context: Context): CompiledField {
  const { name, path, at, schema } = question;
  const { type } = schema.value;
  const title = at.find('title');
  const said = compileSaid(title, context);
  if (title !== null)
    checkTitle(title, { key: 'label', isSaid: at.value.label !== undefined }, context);
  const label = title === null ? [name] : said.text;
  const hint = compileSaid(at.find('hint'), context);
  checkConsented(question, context);
  const text = (key: 'reason' | 'missing' | 'disabledReason') =>
    compileText(at.find(key), plainScope, context);
  const condition = (key: 'relevant' | 'visible' | 'disabled', absent: boolean) =>
    compileCondition(at.find(key), absent, plainScope, context);
  const common = {
    name,
    path,
    label,
    ...(said.cases !== null && { labels: said.cases }),
    subject: at.value.label ?? plainText(label),
    hint: hint.text,
    ...(hint.cases !== null && { hints: hint.cases }),
    reason: text('reason'),
    missing: text('missing'),
    relevant: condition('relevant', true),
    visible: condition('visible', true),
    ...compileRequired(at.find('required'), context),
    disabled: condition('disabled', false),
    disabledReason: text('disabledReason'),
    ...privacyOf(path, context),
    ...compileConsent(question),
    ...(at.value.files?.forget !== undefined && { forget: at.value.files.forget }),
  };
  const list = at.find('list');
  const note = {
    shown: 'key' as const,
    keys: { ...elsewhere, required: ruleOf(at.find('required')) },
  };
  if (list !== null)
    return noted(
      { ...common, ...compileList(question, list, common.required, context) },
      at,
      context,
      note,
    );
  const initial = at.find('initial');
  checkInitial(initial, type, context);
  const options = at.find('options');
  const ui = at.find('ui');
  const shown = shownOf(schema.value, context);
  const made = {
    ...common,
    type,
    unticked: untickedOf(at.value, type),
    noun: compileText(ui?.find('noun') ?? null, plainScope, context),
    unlisted: compileUnlisted(ui?.find('unlisted') ?? null, context),
    whole: compileValue(at.find('whole'), null, plainScope, context),
    options: compileOptions(options, type, context),
    bounds: compileBounds(at.find('bounds'), type, context),
    normalise: compileNormalise(
      at.find('normalise') ?? formatOf(schema.value, context)?.find('normalise') ?? null,
      context,
    ),
    initial: context.symbols.answers.get(path)?.initial ?? null,
    parts: compileParts(schema, options, context),
    list: null,
    ...(shown && { shown }),
  };
  return noted(made, at, context, note);
}

/** What is said of a question under other words than those of the field that it becomes. */
const elsewhere = {
  label: ['title'],
  labels: ['title'],
  hints: ['hint'],
  subject: ['label'],
  path: ['answer'],
  noun: ['ui', 'noun'],
  unlisted: ['ui', 'unlisted'],
};

/** An acceptance says when beside it: that is the rule. */
function ruleOf(required: Cursor<Rule> | null): Cursor<unknown> | null {
  const value = required?.value ?? null;
  if (required === null || !isObject(value) || !('accepted' in value) || !('when' in value))
    return required;
  return required.part('when', value['when']);
}

const privatePaths = new WeakMap<Context['symbols'], ReadonlyMap<string, string>>();

/** What one question says of an answer holds for all of them, and stands over what a section says. */
function privacyOf(path: string, { symbols }: Context): Pick<CompiledField, 'medical' | 'masked'> {
  const known = privatePaths.get(symbols) ?? collectPrivate(symbols);
  privatePaths.set(symbols, known);
  const kind = known.get(path);
  if (kind === 'medical') return { medical: true };
  return kind === 'bank' ? { masked: true } : {};
}

function collectPrivate({ units }: Context['symbols']): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const above = new Map<string, string>();
  for (const { section } of units)
    for (const { path, at } of questionsOf(section)) {
      if (at.value.sensitive !== undefined && !own.has(path)) own.set(path, at.value.sensitive);
      const outer = section.value.sensitive;
      if (outer !== undefined && !above.has(path)) above.set(path, outer);
    }
  return new Map([...above, ...own]);
}

/** What the question or its section says of how private it is holds for the record, too (Z22). */
function compileConsent({ at, section }: Question): Pick<CompiledField, 'consent'> {
  const { consent, sensitive = section.value.sensitive } = at.value;
  if (consent === undefined) return {};
  const { id, version } = consent;
  return { consent: { id, version, ...(sensitive !== undefined && { sensitive: true as const }) } };
}

/** Somebody agrees to words, which stand in the record under a version. */
function checkConsented({ at }: Question, { report }: Context): void {
  if (at.value.consent === undefined) return;
  for (const said of [at.find('title'), at.find('hint')])
    if (said !== null && typeof said.value !== 'string')
      report.add('JC618', said, 'A consent has one text, and this has cases.', {
        help: 'ask for two consents, each with its own id, where they are not the same',
      });
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

/** An unticked box is an answer, unless the question says that it is none. */
const untickedOf = (said: FieldSource, type: CompiledField['type']): Json =>
  said.unticked ?? (type === 'boolean' && !Object.hasOwn(said, 'unticked') ? false : null);

function compileRequired(
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

function checkInitial(
  at: Cursor<Json> | null,
  type: CompiledField['type'],
  context: Context,
): void {
  if (at === null || at.value === null || typeOfLiteral(at.value).type === valueTypes[type]) return;
  context.report.add('JC507', at, `The field is ${type}, and this is another type.`);
}
