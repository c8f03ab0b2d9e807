import type { World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { deed, sectionAt } from '../visit';
import { answered } from '../walk';
import { signsUp } from './enter';
import { fieldOf, labelOf, otherBilling, pathOf, planOf, previousAddress } from './fields';
import { answersWith, before, isReady, signingUp, through } from './sign-up';
import { without, type AnswerRow, type Answers, type Refused } from './tables';

/** What a row answers besides: another address for bills is valid but for the row's own answer. */
export function besides({ with: own = {} }: AnswerRow): Answers {
  const answers = without(own, 'others', 'entry');
  return own['others'] === undefined ? answers : { ...otherBilling, ...answers };
}

const isPart = (question: string): boolean => question.startsWith('previousAddresses[].');

/** A row of refused answers: what is wrong is said where it was answered, and nothing can be sent. */
export function compareRefused(shipped: Shipped, row: Refused): readonly string[] {
  const { question, typed } = row;
  const { section, compiled } = fieldOf(shipped, question);
  const world = isPart(question) ? entering(shipped, row) : answering(shipped, row);
  const view = sectionAt(world, section);
  const error = view?.fields[compiled.name]?.error ?? null;
  const name = `\`${question}\` answered with ${JSON.stringify(typed)}`;
  return [
    ...(says(shipped, row, error)
      ? []
      : [`says “${error ?? 'nothing'}” instead of ${expected(shipped, row)}.`]),
    ...(view?.verdict === 'valid' ? ['is taken: its section is valid.'] : []),
    ...(isReady(world) ? ['lets Complete Switch stand.'] : []),
    ...sent(world).map((operation) => `lets ${operation} be sent.`),
  ].map((words) => `${name} ${words}`);
}

/** The household has come to the section of the row's question, has answered it so and wants to go on. */
function answering(shipped: Shipped, row: Refused): World {
  const { question, typed, with: own = {} } = row;
  const who = signsUp(row);
  const { section } = fieldOf(shipped, question);
  const isTakenBack = Object.hasOwn(own, question);
  const answers = answersWith({ ...besides(row), ...(isTakenBack ? {} : { [question]: typed }) });
  const signing = signingUp(shipped, who, answers);
  const withheld = typed === null ? pathOf(question) : undefined;
  const begun = before(signing, section);
  if (!isTakenBack) return through(begun, section, signing.plan, withheld);
  return through(answered(begun, section, signing.plan), section, {}, withheld);
}

/** The household enters a previous address with the row's part in it, and saves it. */
export function entering(shipped: Shipped, row: AnswerRow): World {
  const { question, typed } = row;
  const who = signsUp(row);
  const item = planOf(
    shipped,
    { ...previousAddress, 'previousAddresses[].years': '3', ...besides(row), [question]: typed },
    who.today,
  );
  const signing = signingUp(shipped, who, answersWith(besides(row)));
  const filled = answered(before(signing, 'address'), 'address', signing.plan);
  const list = 'address.previousAddresses';
  return deed(answered(deed(filled, 'add', list), 'previousAddress', item), 'save', list);
}

function says(shipped: Shipped, row: Refused, error: string | null): boolean {
  if (error === null) return false;
  const { message, messageOneOf, messageContains } = row;
  if (messageContains !== undefined) return error.includes(messageContains);
  const several = messageOneOf ?? (message == null ? null : [message]);
  return several === null || several.some((one) => filled(shipped, row, one) === error);
}

const filled = (shipped: Shipped, { question }: Refused, message: string): string =>
  message.replace('{label}', labelOf(shipped, question));

function expected(shipped: Shipped, row: Refused): string {
  const { message, messageOneOf, messageContains } = row;
  if (messageContains !== undefined) return `something with “${messageContains}”`;
  const several = messageOneOf ?? (message == null ? ['any words'] : [message]);
  return several.map((one) => `“${filled(shipped, row, one)}”`).join(' or ');
}

const saves = new Set([
  'savePersonal',
  'saveAddress',
  'saveTerms',
  'verifyBank',
  'saveBank',
  'completeSwitch',
]);

/** What of the save chain was called. */
export const sent = (world: World): readonly string[] => [
  ...new Set(world.made.map(({ operation }) => operation).filter((one) => saves.has(one))),
];
