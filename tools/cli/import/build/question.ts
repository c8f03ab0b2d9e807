import type { Json, JsonObject, Rule } from '../../../../src/engine';
import { Unsaid, readNumber, textOf, type Said } from '../expressions/said';
import { all, any, given, isAnswered } from '../expressions/logic';
import { isObject, pathOf } from '../../../../src/rules';
import { dayIn } from '../expressions/days';
import type { Frame } from '../expressions/places';
import { say, sayCondition } from '../expressions/say';
import { filesIn } from './files';
import { conditionOf, frameOf, relevanceOf, type Making } from './making';
import { answerOf, draftOf } from './meanings';
import { wordsOfName } from './names';
import type { Asked, Condition, PlannedChoice, PlannedItems } from './plan';

/** Longest text that a question takes for which the form says nothing: without one a line is held to 150. */
const longest = 100_000;

/** A question as a section writes it. `around` is the relevance that its section does not say already. */
export function questionOf(asked: Asked, around: readonly Condition[], making: Making): JsonObject {
  const { control, node, bind, repeat, kind } = asked;
  const { texts } = making;
  const place = { path: node.path, frame: frameOf(node.path, repeat) };
  const title = texts.text(control.label, 'line', place);
  const hint = texts.text(control.hint, 'line', place);
  const own = bind?.relevant == null ? [] : [{ path: node.path, written: bind.relevant }];
  const relevant = relevanceOf([...around, ...own], repeat, making);
  const { schema, ui } = shapeOf(asked);
  const initial = initialOf(asked, making);
  return {
    title: title === '' ? wordsOfName(node.name) : title,
    ...(hint === '' ? {} : { hint }),
    description: `${node.path} of the form`,
    ...(schema === null ? {} : { schema }),
    ui,
    ...(kind === 'tick' ? { unticked: null } : {}),
    ...(kind === 'several' ? { choices: {} } : {}),
    ...(kind === 'files' ? { files: filesIn(asked, making.notes) } : {}),
    ...(asked.items === null ? {} : itemsIn(asked, asked.items, making)),
    ...(asked.choices.length === 0 ? {} : choicesIn(asked, initial, making)),
    ...(relevant === null ? {} : { relevant }),
    ...requirementOf(asked, making),
    ...lockOf(asked, making),
    ...initial,
    ...constraintOf(asked, making),
  };
}

function shapeOf({ kind, control }: Asked): {
  readonly schema: JsonObject | null;
  readonly ui: JsonObject;
} {
  const { appearance, range } = control;
  const has = (word: string): boolean => appearance.split(/\s+/).includes(word);
  switch (kind) {
    case 'whole':
    case 'decimal': {
      const type = kind === 'whole' ? 'integer' : 'number';
      const [start, end, step] = (range ?? []).map(readNumber);
      if (start === undefined || end === undefined || !(start < end))
        return { schema: { type }, ui: { widget: 'quantity' } };
      const by =
        step === undefined || Number.isNaN(step) || step === 0 ? {} : { step: Math.abs(step) };
      return { schema: { type, minimum: start, maximum: end }, ui: { widget: 'slider', ...by } };
    }
    case 'text': {
      const isLong = has('multiline');
      const schema = { type: 'string', maxLength: longest };
      const keys = has('numbers') ? { inputmode: 'numeric' } : {};
      return { schema, ui: isLong ? { widget: 'longText' } : { widget: 'text', ...keys } };
    }
    case 'day':
      return {
        schema: { type: 'string', format: 'date' },
        ui: { widget: 'date', yearsBack: 120, yearsForward: 20 },
      };
    case 'month':
      return {
        schema: { type: 'string', format: 'month' },
        ui: { widget: 'monthYear', yearsBack: 120, yearsForward: 20 },
      };
    case 'time':
      return { schema: { type: 'string', format: 'time' }, ui: { widget: 'time' } };
    case 'one': {
      const search = ['minimal', 'autocomplete', 'search'].some(has);
      return { schema: { type: 'string' }, ui: { widget: search ? 'select' : 'radios' } };
    }
    case 'several':
      return { schema: null, ui: { widget: 'checkboxes' } };
    case 'tick':
      return { schema: { type: 'boolean' }, ui: { widget: 'checkbox' } };
    case 'files':
      return { schema: null, ui: { widget: 'files' } };
  }
}

/** What it offers, and what takes an answer back that is not offered any more. */
function choicesIn(asked: Asked, initial: JsonObject, making: Making): JsonObject {
  const { node, repeat } = asked;
  const place = { path: node.path, frame: frameOf(node.path, repeat) };
  const conditions = offeredWhen(asked, making);
  const all = asked.choices.map(({ value, label }, index) => {
    const said = making.texts.text(label, 'line', place);
    const when = conditions[index] ?? true;
    return { value, label: said === '' ? value : said, ...(when === true ? {} : { when }) };
  });
  const offered = all.filter((each) => !('when' in each) || each.when !== false);
  return {
    options: offered.length === 0 ? all : offered,
    ...takenBack(asked, { conditions, initial }, making),
  };
}

/** ODK takes back what is not offered any more; we can where another answer always takes it out. */
function takenBack(
  { node, repeat }: Asked,
  { conditions, initial }: { readonly conditions: readonly Rule[]; readonly initial: JsonObject },
  { notes }: Making,
): JsonObject {
  if (conditions.every((each) => typeof each === 'boolean')) return {};
  const causes = Object.keys(initial).length === 0 ? decidedBy(conditions) : null;
  // An item that is kept forgets nothing.
  const beside = repeat === null ? '' : `${draftOf(repeat)}.`;
  if (causes?.every((each) => each.startsWith(beside)) === true) return { forgottenWith: causes };
  notes.add({
    ...{ line: node.line, of: node.path, about: 'form' },
    message: 'A choice that is not offered any more stays until another is made',
    help: 'write `forgottenWith` with what takes it back, or a reaction that clears it',
  });
  return {};
}

/** The items of a list that was answered; ODK takes the choice back with its item as well. */
function itemsIn(
  { node }: Asked,
  { repeat, value, label, where }: PlannedItems,
  { meanings, notes, planned }: Making,
): JsonObject {
  const frame: Frame = { node: repeat, within: { repeat, as: 'item' }, row: null };
  const list = meanings.listAt(repeat);
  const [kept, shown] = [planned.get(value), planned.get(label)];
  if (list === null || kept?.as !== 'asked' || shown?.as !== 'asked') return {};
  const text = where.map((each) => `[${each.text}]`).join('');
  const rule = {
    ...({ path: node.path, about: 'choices', text, line: where[0]?.line ?? node.line } as const),
  };
  // That there is something to be chosen of an item is asked anyway.
  const isKept: Rule = isAnswered({ var: answerOf(kept, frame) });
  const said = where.map((written) => () => sayCondition(written, meanings, frame));
  const whole =
    where.length === 0 ? true : notes.tried(rule, () => all(...said.map((one) => one())));
  const isPlain = whole === null || JSON.stringify(whole) === JSON.stringify(isKept);
  if (!isPlain && whole !== true)
    notes.add({
      ...{ line: node.line, of: node.path, about: 'form' },
      message: 'A choice that is not offered any more stays until another is made',
      help: 'write a reaction that clears it; with its item it goes by itself',
    });
  return {
    options: {
      from: list,
      value: kept.name,
      label: `{${answerOf(shown, frame)}}`,
      ...(isPlain || whole === true ? {} : { where: whole }),
    },
  };
}

/** The answers that every choice asks to have one value: with another, it is not offered. */
function decidedBy(conditions: readonly Rule[]): readonly string[] | null {
  const [first, ...others] = conditions.map((each) => equalsIn(each)?.toSorted() ?? null);
  const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return isSame ? (first ?? null) : null;
}

/** The answers that a condition asks to have a value each; null where it asks for anything else. */
function equalsIn(condition: Rule): readonly string[] | null {
  const all = isObject(condition) ? condition['and'] : undefined;
  const paths = (Array.isArray(all) ? (all as readonly Rule[]) : [condition]).map((part) => {
    const given = isObject(part) ? part['==='] : undefined;
    const [of = null, value = null] = Array.isArray(given) ? (given as readonly Rule[]) : [];
    return typeof value === 'string' || typeof value === 'number' ? pathOf(of) : null;
  });
  const answers = paths.flatMap((path) =>
    path === null || path.startsWith('facts.') ? [] : [path],
  );
  return answers.length === paths.length ? answers : null;
}

/** When each choice is offered; nothing where that cannot be said of all of them. */
function offeredWhen(
  { node, repeat, choices }: Asked,
  { meanings, notes }: Making,
): readonly Rule[] {
  const [first] = choices;
  const text = (first?.where ?? []).map((each) => `[${each.text}]`).join('');
  if (first === undefined || text === '') return [];
  const frame = frameOf(node.path, repeat);
  const of = ({ where, row }: PlannedChoice): Rule =>
    all(...where.map((written) => sayCondition(written, meanings, { ...frame, row })));
  const rule = {
    path: node.path,
    about: 'choices',
    text,
    line: first.where[0]?.line ?? first.line,
  } as const;
  return notes.tried(rule, () => choices.map(of)) ?? [];
}

function requirementOf(asked: Asked, making: Making): JsonObject {
  const { node, bind, repeat } = asked;
  const written = bind?.required ?? null;
  const required = conditionOf(written, { path: node.path, repeat, about: 'required' }, making);
  if (required === null || required === false) return {};
  const place = { path: node.path, frame: frameOf(node.path, repeat) };
  const message = making.texts.text(bind?.requiredMessage ?? null, 'line', place);
  return { required, ...(message === '' ? {} : { messages: { required: message } }) };
}

/** It is locked where it says so itself, or a group around it does. */
function lockOf({ node, bind, repeat, locks }: Asked, making: Making): JsonObject {
  const own = { path: node.path, written: bind?.readonly ?? null };
  const disabled = any(
    ...[...locks, own].map(
      ({ path, written }) =>
        conditionOf(written, { path, repeat, about: 'readonly' }, making) ?? false,
    ),
  );
  if (disabled === false) return {};
  return { disabled, disabledReason: 'This cannot be changed.' };
}

function constraintOf(asked: Asked, making: Making): JsonObject {
  const { node, bind, repeat } = asked;
  const said = conditionOf(
    bind?.constraint ?? null,
    { path: node.path, repeat, about: 'constraint' },
    making,
  );
  if (said === null) return {};
  // It is asked of what is answered alone.
  const assert = given(isAnswered({ var: answerOf(asked, frameOf(node.path, repeat)) }), said);
  if (assert === true) return {};
  const place = { path: node.path, frame: frameOf(node.path, repeat) };
  const message = making.texts.text(bind?.constraintMessage ?? null, 'line', place);
  return { checks: { constraint: { assert, ...(message === '' ? {} : { message }) } } };
}

/** What it starts as: what the form has in it, or what it is set to when the form is opened first. */
function initialOf(asked: Asked, making: Making): JsonObject {
  const { node, bind, repeat } = asked;
  const { notes, form, meanings } = making;
  const standing = node.initial === '' ? null : { text: `'${node.initial}'`, line: node.line };
  const setters = form.setters.filter(({ path }) => path === node.path);
  for (const { event, line } of setters.filter(({ event }) => !event.includes('first-load')))
    notes.add({
      ...{ line, of: node.path, about: 'initial' },
      message: `It is filled in by the event ${event}`,
      help: 'write a reaction: {"on": {"changed": …}, "set": {…}}',
    });
  const calculate = bind?.calculate ?? null;
  if (calculate !== null)
    notes.add({
      ...{ line: calculate.line, of: node.path, about: 'calculate' },
      message: 'It is calculated, and can be answered over all the same',
      help: 'write a reaction that sets it, or lock the question in the form',
    });
  const setter = setters.find(({ event }) => event.includes('first-load'));
  if (setter === undefined && standing === null) return {};
  const about = 'initial' as const;
  if (setter === undefined && standing !== null) {
    const made = notes.tried({ path: node.path, about, ...standing }, () =>
      started(asked, node.initial),
    );
    return made === null ? {} : { initial: made };
  }
  if (setter === undefined) return {};
  const made = notes.tried({ path: node.path, about, ...setter.value }, (): JsonObject => {
    const said = say(setter.value, meanings, frameOf(node.path, repeat));
    const text = textOf(said);
    if (text !== null) return text === '' ? {} : { initial: started(asked, text) };
    return { opens: { value: opened(asked, said) } };
  });
  return made ?? {};
}

/** A text of the form as the answer that it is. */
function started({ kind, choices }: Asked, text: string): Json {
  const misfit = new Unsaid(
    `It starts as “${text}”, which is no such answer`,
    'mend it in the form',
  );
  const values = choices.map(({ value }) => value);
  switch (kind) {
    case 'whole':
    case 'decimal': {
      const number = readNumber(text);
      if (Number.isNaN(number) || (kind === 'whole' && !Number.isInteger(number))) throw misfit;
      return number;
    }
    case 'text':
      return text;
    case 'day':
      if (dayIn(text) === null) throw misfit;
      return text;
    case 'month':
      // A picker of months keeps the first day of the month.
      if (dayIn(text) === null || !text.endsWith('-01')) throw misfit;
      return text.slice(0, '2026-01'.length);
    case 'time': {
      const [, time] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::00(?:\.0+)?)?$/.exec(text) ?? [];
      if (time === undefined) throw misfit;
      return time;
    }
    case 'one':
      if (!values.includes(text)) throw misfit;
      return text;
    case 'several': {
      const chosen = text.split(/\s+/);
      if (!chosen.every((each) => values.includes(each))) throw misfit;
      return values.filter((each) => chosen.includes(each));
    }
    case 'tick':
      if (text !== 'OK') throw misfit;
      return true;
    case 'files':
      throw misfit;
  }
}

/** What hangs on the day of the visit alone is the same whenever the section opens. */
function opened({ kind }: Asked, said: Said): Rule {
  const isDay = kind === 'day' && said.kind === 'day' && said.as === 'date';
  const isNumber = (kind === 'whole' || kind === 'decimal') && said.kind === 'number';
  const isFixed = !JSON.stringify(said.rule).replaceAll('{"var":"today"}', '').includes('"var"');
  if (isFixed && (isDay || (isNumber && (kind === 'decimal' || said.isWhole)))) return said.rule;
  throw new Unsaid(
    'It is filled in once from other answers, or as another kind of answer',
    'write `opens` of the question by hand',
  );
}
