import type { OpenKey } from '../../src/journey';
import type { Json, JsonObject } from '../../src/rules';
import type { AnswerKind } from './answer-kinds';
import { pointerUnder, type Edit } from './edits';
import { written, type InHand } from './in-hand';
import { isAllowed, isPrivate, nameOf, optionValues, type NewQuestion } from './new-question';
import { sentRule, type SentOffer } from './open-keys';
import { answerPath } from './question-name';
import type { QuestionPlace } from './question-place';

/** Open keys of the calls that are to send it. */
export const sendingKeys = (
  { leftOut }: NewQuestion,
  offer: SentOffer | null,
): readonly OpenKey[] => (offer?.keys ?? []).filter(({ call }) => !leftOut.includes(call));

/** Whether somebody has always answered by the time that it is sent. */
export const isAlwaysAnswered = ({ isRequired }: NewQuestion, place: QuestionPlace): boolean =>
  isRequired && place.isAlwaysAsked;

/** All that is written for it: the question, what calls send, and that it may be stored. */
export function questionEdits(
  hand: InHand,
  place: QuestionPlace,
  question: NewQuestion,
  kind: AnswerKind,
  offer: SentOffer | null,
): readonly Edit[] {
  const name = nameOf(hand, place, question);
  const path = answerPath(place, name);
  const keys = sendingKeys(question, offer);
  const own: Edit = {
    ...{ file: place.file, pointer: pointerUnder('/fields', name), was: null },
    value: asWritten(place, question, kind, keys),
    ...(place.key !== null && { after: place.key }),
  };
  const always = isAlwaysAnswered(question, place);
  const sent = keys.map((key): Edit => ({
    ...{ file: key.file, pointer: pointerUnder('/body', ...key.keys) },
    ...{ was: key.sends, value: sentRule(path, key, always) },
    ...(key.after !== null && { after: key.after }),
  }));
  return [own, ...sent, ...storedEdits(hand, place, question, path)];
}

function asWritten(
  { group, sensitive, forgottenWith }: QuestionPlace,
  question: NewQuestion,
  kind: AnswerKind,
  keys: readonly OpenKey[],
): JsonObject {
  const values = kind.chooses ? valuesFor(optionValues(question), kind, keys) : [];
  const isOwn = question.sensitive !== '' && question.sensitive !== sensitive;
  const more = question.forgottenWith.filter((path) => !forgottenWith.includes(path));
  return {
    ...(group !== null && { group: group.name }),
    title: question.title.trim(),
    ...(question.isRequired &&
      question.missing.trim() !== '' && { missing: question.missing.trim() }),
    ...(kind.group !== 'several' && { schema: schemaFor(kind, values, keys) }),
    ui: { widget: kind.widget },
    ...(question.isRequired && { required: true }),
    ...(kind.group === 'several' && { choices: {} }),
    ...(kind.chooses && {
      options: question.options.map(({ label }, index) => ({
        value: values[index] ?? '',
        label: label.trim(),
      })),
    }),
    ...(isOwn && { sensitive: question.sensitive }),
    ...(more.length > 0 && { forgottenWith: more }),
  };
}

/** As numbers where they are, and the contract takes no texts there. */
function valuesFor(
  values: readonly string[],
  { group }: AnswerKind,
  keys: readonly OpenKey[],
): readonly (string | number | boolean)[] {
  if (group === 'boolean') return values.map((value) => value === 'true');
  const areNumbers =
    keys.length > 0 &&
    keys.every(({ types }) => types.includes('number') && !types.includes('text')) &&
    values.every((value) => value.trim() !== '' && Number.isFinite(Number(value)));
  return areNumbers ? values.map(Number) : values;
}

/** The shape of the answer, within what the contract takes. */
function schemaFor(
  { group, format }: AnswerKind,
  values: readonly (string | number | boolean)[],
  keys: readonly OpenKey[],
): JsonObject {
  const numbers = (isWhole: boolean): 'integer' | 'number' => (isWhole ? 'integer' : 'number');
  if (group === 'boolean') return { type: 'boolean' };
  if (group === 'number')
    return { type: numbers(keys.every(({ isWhole }) => isWhole)), ...limitsOf(keys) };
  if (group === 'text')
    return { type: 'string', ...(format !== null && { format }), ...limitsOf(keys) };
  const areNumbers = values.some((value) => typeof value === 'number');
  return { type: areNumbers ? numbers(values.every(Number.isInteger)) : 'string' };
}

/** What all of the calls take: the most of what is least, and the least of what is most. */
function limitsOf(keys: readonly OpenKey[]): Readonly<Record<string, number>> {
  const names = [...new Set(keys.flatMap(({ limits }) => Object.keys(limits)))];
  return Object.fromEntries(
    names.map((name) => {
      const all = keys.flatMap(({ limits }) => limits[name] ?? []);
      return [name, name.startsWith('min') ? Math.max(...all) : Math.min(...all)];
    }),
  );
}

const allowed = '/persist/allow';

function storedEdits(
  hand: InHand,
  place: QuestionPlace,
  question: NewQuestion,
  path: string,
): readonly Edit[] {
  const was = written(hand, 'journey.json', allowed);
  const mayBe = question.isStored && !place.isItem && !isPrivate(question, place);
  if (!mayBe || isAllowed(hand, path) || !Array.isArray(was)) return [];
  const all: readonly Json[] = was;
  const index = all.findIndex((each) => each === place.after?.is.path) + 1 || all.length;
  const value = all.toSpliced(index, 0, path);
  return [{ file: 'journey.json', pointer: allowed, was, value }];
}
