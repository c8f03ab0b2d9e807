import type { JourneyState } from '../../src/engine';
import { allOf, readQuestionKey, ruleOf, sectionKey, type PartOf } from '../../src/journey';
import { isObject, type Json } from '../../src/rules';
import { editKey, pointerUnder } from './edits';
import type { EditPlace } from './history';
import { sectionAt, written, type InHand } from './in-hand';
import { aboutKey, metaSchema, optionsOfWidget } from './meta-schemas';
import { boundsOf, entryOf, rulesOf, textsOf, type RuleEntry, type TextEntry } from './question';
import { messagesOf } from './question-messages';
import { checksOf, keyOfCheck, placeOf } from './rule-target';
import { entriesOf, type Drafted, type Said, type SaidEntry } from './said-entries';
import { placeKey, type Manner } from './said-form';

/** All that is said of a question, and what is known of it beside its files. */
export interface QuestionSaid {
  readonly said: Said;
  readonly entries: readonly SaidEntry[];
  readonly manner: Manner;
  /** Rules that are edited as trees, by the key of their field. */
  readonly rules: Readonly<Record<string, RuleEntry>>;
}

/** Beside a consent: whether it is another one by other words. */
export const versionKey = 'consent?';

export function questionSaid(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
  draft: Drafted,
): QuestionSaid | null {
  const placed = metaSchema('section.schema.json', '/definitions/question');
  const own = hand.origins.at(field.place);
  if (placed === null || own === null) return null;
  const { file, pointer } = own;
  const beneath = placesBeneath(hand, field, own);
  const said: Said = { id: 'question', file, pointer, placed, beneath };
  const rules = rulesBy(hand, state, field);
  const reads = new Map(textsOf(hand, state, field).map((text) => [placeKey(text), text]));
  const messages = messagesOf(hand, field);
  const all = entriesOf(hand, draft, said);
  const entries = all.flatMap((entry) => fitting(field, entry, all, messages));
  const manner: Manner = {
    own: (entry) => {
      const name = entry.name;
      if (name in rules) return { widget: 'x-studio-rule', isWhole: true };
      if (
        entry.keys[0] === 'bounds' &&
        boundsOf(hand, state, field).length > 0 &&
        entry.draws !== 'rule'
      )
        return { widget: 'x-studio-bounds', isWhole: true };
      return name === versionKey ? { widget: 'x-studio-version', isWhole: true } : null;
    },
    hint: (entry) => readsAs(reads.get(placeKey(entry)), entry, messages),
    sentence: (entry) => sentenceOf(hand, field, entry.raw),
  };
  return { said, entries, manner, rules };
}

/** What a text comes to for the household, where it is not what is written. */
function readsAs(
  text: TextEntry | undefined,
  entry: SaidEntry,
  messages: readonly TextEntry[],
): string | null {
  const message = messages.find((each) => placeKey(each) === placeKey(entry));
  if (message !== undefined)
    return message.raw === null
      ? `Says “${message.reads}”, as ${message.isShared ? 'the question that it is like does' : 'all questions do'}.`
      : aboutKey('messages');
  if (typeof text?.raw !== 'string' || !/[{[]/.test(text.raw)) return null;
  return `Reads “${text.reads}”`;
}

/** A rule as its sentence; null for what is none. */
export function sentenceOf(
  hand: InHand,
  { place }: Pick<PartOf<'field'>, 'place'>,
  rule: Json,
): string | null {
  // A text is a path, or the value itself.
  if (rule === null || typeof rule === 'string') return null;
  try {
    return hand.teller.sentence({ place, role: 'condition', rule });
  } catch {
    // While it is typed it need be no rule that can be said.
    return null;
  }
}

function rulesBy(hand: InHand, state: JourneyState, field: PartOf<'field'>): QuestionSaid['rules'] {
  const all = rulesOf(hand, state, field);
  const locked = all.some(({ key }) => key === 'disabled')
    ? []
    : [entryOf(hand, state, field, ruleOf(field, 'disabled'), 'disabled', 'Locked')];
  return Object.fromEntries<RuleEntry>([
    ...[...all, ...locked].map((rule) => [rule.key, rule] as const),
    ...checksOf(hand, state, field).map(
      (rule) => [`checks.${rule.key.slice(keyOfCheck('').length)}.assert`, rule] as const,
    ),
  ]);
}

/** Of a key with parts that are shown as one that one; of what fits nothing that is said here none. */
function fitting(
  field: PartOf<'field'>,
  entry: SaidEntry,
  all: readonly SaidEntry[],
  messages: readonly TextEntry[],
): readonly SaidEntry[] {
  const [key = '', inner = ''] = entry.keys;
  if (entry.raw === null && !isFor(entry, all)) return [];
  if (key === 'messages')
    return all.find((each) => each.keys[0] === key) === entry
      ? messagesIn(entry, all, messages)
      : [];
  if (key === 'bounds' && inner === 'cases')
    return all.find((each) => each.keys[1] === 'cases') === entry
      ? [{ ...entry, name: 'bounds', title: 'Bounds' }]
      : [];
  const isLastOfTitle = key === 'title' && all.findLast((each) => each.keys[0] === key) === entry;
  return isLastOfTitle && field.is.consent !== undefined ? [entry, versionOf(entry)] : [entry];
}

/** It is drawn by a widget of its own, and only once its words are others. */
const versionOf = (entry: SaidEntry): SaidEntry => ({
  ...entry,
  ...{ name: versionKey, keys: [versionKey], title: '', about: '', draws: 'rule', raw: null },
  ...{ isChanged: false, isUsual: true, error: null, warning: null },
});

/** What an error is told for; of a format its name says it. */
const titles: Readonly<Record<string, string>> = {
  required: 'Error while it is not answered',
  ...{ minLength: 'Error where it is too short', maxLength: 'Error where it is too long' },
  ...{ minimum: 'Error where it is too little', maximum: 'Error where it is too much' },
  pattern: 'Error where it is not written as it must be',
};

function messagesIn(
  entry: SaidEntry,
  all: readonly SaidEntry[],
  messages: readonly TextEntry[],
): readonly SaidEntry[] {
  if (messages.length === 0) return [entry];
  return messages.map(({ key, file, pointer, raw }): SaidEntry => {
    const name = `messages.${key}`;
    const own = all.find((each) => each.name === name);
    return {
      ...{ ...entry, isChanged: false, error: null, ...own },
      ...{ keys: ['messages', key], name, draws: 'words', file, pointer, raw, isUsual: true },
      title: titles[key] ?? `Error: ${key}`,
    };
  });
}

const ofText = ['minLength', 'maxLength', 'pattern', 'format'];
const ofNumber = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const ofObject = ['properties', 'required'];

/** Whether what is not said could be said of a question like this. */
function isFor({ keys }: SaidEntry, all: readonly SaidEntry[]): boolean {
  const [key = '', inner = ''] = keys;
  const said = (name: string): Json => all.find((each) => each.name === name)?.raw ?? null;
  if (key === 'ui' && inner !== 'widget') {
    const widget = said('ui.widget');
    const options = typeof widget === 'string' ? optionsOfWidget(widget) : null;
    return options === null || options.includes(inner);
  }
  if (key === 'schema') {
    const type = said('schema.type');
    if (ofText.includes(inner)) return type === 'string';
    if (ofNumber.includes(inner)) return type === 'number' || type === 'integer';
    return ofObject.includes(inner) ? type === 'object' : true;
  }
  return true;
}

/** What a variant's file lays its own over, and what `like` takes over. */
function placesBeneath(hand: InHand, field: PartOf<'field'>, own: EditPlace): readonly EditPlace[] {
  const section = sectionAt(hand, sectionKey(field.owner.is));
  const base = section === null ? own.file : placeOf(hand, section, 'fields').file;
  const places: EditPlace[] =
    base === own.file ? [] : [{ file: base, pointer: pointerUnder('/fields', field.is.name) }];
  const all = [own, ...places];
  for (
    let next = likeIn(hand, all);
    next !== null && !isIn(next, [own, ...places]);
    next = likeIn(hand, [next])
  )
    places.push(next);
  return places.filter(({ file, pointer }) => isObject(written(hand, file, pointer)));
}

const isIn = (place: EditPlace, all: readonly EditPlace[]): boolean =>
  all.some((each) => editKey(each) === editKey(place));

function likeIn(hand: InHand, places: readonly EditPlace[]): EditPlace | null {
  const like = places
    .map(({ file, pointer }) => written(hand, file, pointerUnder(pointer, 'like')))
    .find((each) => typeof each === 'string');
  if (typeof like !== 'string') return null;
  const [id, name] = readQuestionKey(like);
  const section = allOf(hand.journey, 'section').find(({ is }) => is.id === id);
  if (section === undefined) return null;
  return { file: placeOf(hand, section, 'fields').file, pointer: pointerUnder('/fields', name) };
}
