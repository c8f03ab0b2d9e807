import { describe, expect, it } from 'vitest';
import { Departures } from '../departures';
import { disagreements, none } from '../disagreements';
import { compareAsked, compareDemand } from './compare-asked';
import { compareBehaviour } from './compare-behaviours';
import {
  compareKept,
  compareOpening,
  compareOptions,
  compareSent,
  compareShown,
} from './compare-questions';
import { isOfBoxes } from './deeds';
import { handedUp } from './fields';
import { allSigningUps, signingUps } from './households';
import { asShipped, byWords, ofHouseholds } from './kinds';
import type { SigningUp } from './sign-up';
import {
  behaviours,
  conditions,
  messages,
  questions,
  type Behaviour,
  type Question,
} from './tables';

const households = signingUps(asShipped);
const asked = questions.filter(({ asked: when }) => when !== 'never');

/** Every household against each of some questions. */
const each = (
  some: readonly Question[],
  compare: (signing: SigningUp, question: Question) => readonly string[],
): void =>
  none(
    disagreements(
      households,
      (signing) => some.flatMap((question) => compare(signing, question)),
      ofHouseholds,
    ),
  );

describe('every question of the sign-up', () => {
  it('is asked of whom the table says, and no other is', () => {
    none(disagreements(allSigningUps(asShipped), compareAsked, ofHouseholds));
  });

  it('demands an answer where the table says, and else does not', () => {
    each(asked, compareDemand);
  });

  it('opens with what the table says', () => {
    each(
      asked.filter(({ opens }) => opens.see === undefined),
      compareOpening,
    );
  });

  it('offers these options', () => {
    each(
      asked.filter(({ options }) => options !== undefined),
      compareOptions,
    );
  });

  it('is sent where the table says and nowhere else', () => {
    none(disagreements(households, compareSent, ofHouseholds));
  });

  it('is not stored where the table says never', () => {
    none(disagreements(households, compareKept, ofHouseholds));
  });

  it('has its limits and what is tidied among the rows of messages', () => {
    none(questions.flatMap(withoutRow));
  });

  it('shows a meter number as the table says, but for what was decided otherwise', () => {
    const departures = new Departures('the sign-up');
    const numbers = questions.filter(({ shownAs }) => shownAs !== undefined);
    none(
      households
        .slice(0, 1)
        .flatMap((signing) =>
          numbers.flatMap((question) => compareShown(signing, question, departures)),
        ),
    );
    expect(departures.idle).toEqual([]);
  });

  it('does to the others what the table says', () => {
    const played = behaviours.filter((row) => !isOfBoxes(row));
    const kinds = byWords<Behaviour>('behaviours', 'given', ({ given }) => given);
    none(disagreements(played, (row) => compareBehaviour(asShipped, row), kinds));
  });

  it('row by row, in words that conditions.json has', () => {
    expect([questions.length, behaviours.length]).toEqual([79, 57]);
    const words = questions.flatMap(({ asked: when, requirement }) =>
      [when, ...requirement.map((one) => one.when)].flat(),
    );
    expect(words.filter((word) => !Object.hasOwn(conditions, word))).toEqual([]);
  });
});

/** Limits that messages.json leaves open: what a longer e-mail is, and whether the postcode can be changed at all. */
const isOpen = (id: string): boolean => ['emailAddress', 'present.postcode'].includes(id);

/** A limit, or something that is tidied, that no row of messages.json plays. */
function withoutRow({ id, limits = {} }: Question): readonly string[] {
  const { minLength, maxLength, normalised = [] } = limits;
  const said = messages.refused.filter(({ question }) => question === id);
  const says = (words: string): boolean =>
    said.some(({ message, messageOneOf = [] }) =>
      [message, ...messageOneOf].some((one) => one?.includes(words) === true),
    );
  return [
    ...(maxLength === undefined || says(`exceeds ${maxLength} characters`) || isOpen(id)
      ? []
      : [`no row of \`${id}\` exceeds ${maxLength} characters.`]),
    ...(minLength === undefined || says(`at least ${minLength} characters`)
      ? []
      : [`no row of \`${id}\` has less than ${minLength} characters.`]),
    ...(normalised.length === 0 || isTidied(id, normalised) || isOpen(id)
      ? []
      : [`nothing of \`${id}\` is tidied in a row.`]),
  ];
}

/** A row is sent otherwise than it was typed; a number is read without the noughts before it. */
function isTidied(id: string, normalised: readonly string[]): boolean {
  if (normalised.includes('leading zeros are taken out')) {
    return handedUp(asShipped, id, '05', messages.household.today) === 5;
  }
  return messages.accepted.some(
    ({ question, typed, sent, sentOneOf = [], at }) =>
      question === id && (at === undefined || ![sent, ...sentOneOf].includes(typed)),
  );
}
