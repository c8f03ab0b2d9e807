import type { StepView, LedgerEntry } from '../../../src/engine';
import type { SayId } from '../../../src/journey';

const doneSays: readonly SayId[] = [
  'doneAnswered',
  'doneAsked',
  'doneUnknown',
  'whichUnknown',
  'lateYes',
  'againDone',
];
const noneSays: readonly SayId[] = ['unsent', 'refused'];
const openSays: readonly SayId[] = [
  'sending',
  'makingSure',
  'doubt',
  'otherTab',
  'otherTabSent',
  'banner',
  'noRecord',
  'hint',
  'putAside',
  'againAside',
];

/** What a page claims and offers. */
export interface Claims {
  /** Subjects that are said to be done. */
  readonly done: readonly string[];
  /** Subjects that the partner is said not to have. */
  readonly none: readonly string[];
  readonly isOpenSaid: boolean;
  /** It says the step's own message, that it could not be sent. */
  readonly isFailed: boolean;
  readonly sends: readonly string[];
  readonly isWarned: boolean;
}

export function claimsOf({ commits, submit }: StepView): Claims {
  const said = commits.flatMap(({ says, subject }) =>
    says.map(({ id }) => ({ id, subject: subject ?? '' })),
  );
  const of = (ids: readonly SayId[]) =>
    said.filter(({ id }) => ids.includes(id)).map(({ subject }) => subject);
  return {
    done: of(doneSays),
    none: of(noneSays),
    isOpenSaid: of(openSays).length > 0,
    // A page that a panel stands on has no room for it.
    isFailed: submit?.run?.message != null && commits.every(({ place }) => place !== 'panel'),
    sends: [
      ...(submit?.available === true ? ['press'] : []),
      ...commits.flatMap(({ actions }) => actions).filter((one) => one === 'sendAgain'),
    ],
    isWarned: said.some(({ id }) => id.startsWith('again')),
  };
}

/** `subject attempt state` of all that is known as not done. */
export const nonesOf = (entries: readonly LedgerEntry[]): readonly string[] =>
  entries
    .filter(({ state }) => state === 'unsent' || state === 'refused')
    .map(({ subject, attempt, state }) => `${subject} ${attempt} ${state}`);
