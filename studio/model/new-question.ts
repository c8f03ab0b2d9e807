import { isWithin, wordsOf, type Json } from '../../src/rules';
import type { AnswerKind } from './answer-kinds';
import type { InHand } from './in-hand';
import { valuesTaken, type SentOffer } from './open-keys';
import { isTakenIn, nameFor } from './question-name';
import type { QuestionPlace } from './question-place';

export interface NewOption {
  readonly label: string;
  /** null where it is made of the label. */
  readonly value: string | null;
}

/** A question as somebody who adds it has said it so far. */
export interface NewQuestion {
  /** Key of the section, and name of the question that it is added behind. */
  readonly section: string;
  readonly field: string;
  readonly title: string;
  /** null where it is made of the title. */
  readonly name: string | null;
  /** Key of the kind of answer; empty until it is chosen. */
  readonly kind: string;
  readonly options: readonly NewOption[];
  /** Key of the contract that it is sent as; empty where it is not sent. */
  readonly sent: string;
  /** Calls that go on as they are. */
  readonly leftOut: readonly string[];
  readonly isRequired: boolean;
  /** What is said where it is left out. */
  readonly missing: string;
  /** Kind of private; empty for none of its own. */
  readonly sensitive: string;
  readonly isStored: boolean;
  /** Answers that it is forgotten with, besides what its section says. */
  readonly forgottenWith: readonly string[];
}

/** Two to begin with: what has fewer is no choice. */
const options: readonly NewOption[] = [
  { label: '', value: null },
  { label: '', value: null },
];
const yesAndNo: readonly NewOption[] = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];

/** A question of which nothing is said yet; it is stored where the one before it is. */
export const blankQuestion = (
  hand: InHand,
  { section, field }: Pick<NewQuestion, 'section' | 'field'>,
  { after }: QuestionPlace,
): NewQuestion => ({
  ...{ section, field, title: '', name: null, kind: '', options, sent: '', leftOut: [] },
  ...{ isRequired: true, missing: '', sensitive: '', forgottenWith: [] },
  isStored: after !== null && isAllowed(hand, after.is.path),
});

/** Whether it or its section says that it is private, which is never stored. */
export const isPrivate = ({ sensitive }: NewQuestion, place: QuestionPlace): boolean =>
  sensitive !== '' || place.sensitive !== null;

/** What is said with another kind of answer: the options are those of it, and where it went may not fit. */
export const withKind = (question: NewQuestion, { key, group }: AnswerKind): NewQuestion => ({
  ...question,
  ...{ kind: key, sent: '', leftOut: [] },
  options: optionsWith(question, group),
});

function optionsWith({ kind, options: present }: NewQuestion, group: AnswerKind['group']) {
  if (group === 'boolean') return yesAndNo;
  return kind.startsWith('boolean') ? options : present;
}

/** What is said where it is sent as another key, or by other calls: options that say nothing yet are what the partner takes. */
export function withSent(
  question: NewQuestion,
  offers: readonly SentOffer[],
  sent: string,
  leftOut: readonly string[],
): NewQuestion {
  const values = valuesTaken(offers.find(({ key }) => key === sent)?.keys ?? []);
  const isBlank = question.options.every(({ label, value }) => label === '' && value === null);
  return {
    ...question,
    ...{ sent, leftOut },
    ...(isBlank && values !== null && { options: values.map(optionFor) }),
  };
}

const optionFor = (value: Json): NewOption => ({ label: '', value: wordsOf(value) });

export const nameOf = (hand: InHand, place: QuestionPlace, { name, title }: NewQuestion): string =>
  name ?? nameFor(title, isTakenIn(hand, place));

/** What is stored for each option, as text. */
export const optionValues = ({ options: all }: NewQuestion): readonly string[] =>
  all.reduce<readonly string[]>(
    (so, { label, value }) => [...so, value ?? nameFor(label, (name) => so.includes(name))],
    [],
  );

/** Whether answers at a path may be stored on the device. */
export const isAllowed = ({ journey }: InHand, path: string): boolean =>
  journey.persist.allow.some((each) => isWithin(path, each));

/** Why it cannot be added as it is; null where it can. */
export function lackOf(question: NewQuestion, kind: AnswerKind | null): string | null {
  if (question.title.trim() === '') return 'Write what is asked.';
  if (kind === null) return 'Choose a kind of answer.';
  if (!kind.chooses) return null;
  if (question.options.length < 2) return 'A choice has two options or more.';
  if (question.options.some(({ label }) => label.trim() === '')) return 'Each option needs words.';
  const values = optionValues(question);
  if (values.some((value) => value.trim() === '')) return 'Each option needs a value.';
  return new Set(values).size < values.length ? 'Two options have the same value.' : null;
}
