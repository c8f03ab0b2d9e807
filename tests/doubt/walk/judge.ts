import { type LedgerEntry, type SayId } from '../../../src/engine';
import type { Move } from './moves';
import { quoteOf, quotes, sides, subjectOf } from './names';
import type { Page, Pages } from './page';
import { blocks, entriesOf } from './surroundings';
import { alive, heldEntries, type World } from './world';

const doneSays: readonly SayId[] = [
  'doneAnswered',
  'doneAsked',
  'doneUnknown',
  'whichUnknown',
  'lateYes',
  'againDone',
];
const noneSays: readonly SayId[] = ['unsent', 'refused'];

/** What a page claims and offers: worked out once a page. */
interface Claims {
  readonly done: readonly string[];
  readonly none: readonly string[];
  /** It says the step's own message, that it could not be sent. */
  readonly isFailed: boolean;
  readonly sends: readonly string[];
  /** What it knows as not done, said or not. */
  readonly known: readonly string[];
}

export class Judge {
  readonly #pages: Pages;
  readonly #claims = new Map<number, Claims>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** What is false or unsafe at one moment. */
  state(world: World): readonly string[] {
    return [
      ...sides.flatMap((side) => this.#page(world, world.tabs[side].page)),
      ...madeAndGone(world),
      ...tooMany(world),
    ];
  }

  /** O3: that there is none is learnt from a `no` alone, asked when none was there or on its way. */
  step(before: World, after: World, { no }: Move): readonly string[] {
    const known = this.#nones(before);
    return this.#nones(after)
      .filter((none) => !known.includes(none) && (no === null || !none.startsWith(subjectOf(no))))
      .map((none) => `O3 nobody could know: ${none}`);
  }

  #nones({ tabs, storage }: World): readonly string[] {
    return [
      ...tabs.flatMap(({ page }) => this.#claimsOf(page).known),
      ...nonesOf(storage.filter((entry) => entry !== null)),
    ];
  }

  #claimsOf(page: Page): Claims {
    const known = this.#claims.get(page.id);
    if (known !== undefined) return known;
    const view = this.#pages.view(page);
    const said = view.commits.flatMap(({ says, subject }) =>
      says.map(({ id }) => ({ id, subject: subject ?? '' })),
    );
    const of = (ids: readonly SayId[]) =>
      said.filter(({ id }) => ids.includes(id)).map(({ subject }) => subject);
    const { submit, commits } = view;
    const claims: Claims = {
      known: nonesOf(entriesOf(page)),
      done: of(doneSays),
      none: of(noneSays),
      // A page that a panel stands on has no room for it.
      isFailed: submit?.run?.message != null && commits.every(({ place }) => place !== 'panel'),
      sends: [
        ...(submit?.available === true ? ['press'] : []),
        ...commits.flatMap(({ actions }) => actions).filter((one) => one === 'sendAgain'),
      ],
    };
    this.#claims.set(page.id, claims);
    return claims;
  }

  #page(world: World, page: Page): readonly string[] {
    const { done, none, isFailed, sends } = this.#claimsOf(page);
    const entries = entriesOf(page);
    const quote = quotes.find((one) => page.state.answers['quote'] === subjectOf(one)) ?? 0;
    const heardOpen = entries.some((entry) => blocks(entry, quote));
    const isNone = (subject: string): boolean =>
      entries.some(
        (entry) =>
          entry.subject === subject && (entry.state === 'unsent' || entry.state === 'refused'),
      );
    return [
      ...done
        .filter((subject) => !world.made[quoteOf(subject)])
        .map((subject) => `O1 ${subject} is said to be done`),
      ...none
        .filter((subject) => !isNone(subject))
        .map((subject) => `O3 the partner did not say that it has no ${subject}`),
      ...(isFailed && !quotes.some((one) => isNone(subjectOf(one)))
        ? ['O3 it is said that it could not be sent']
        : []),
      ...(heardOpen ? sends.map((send) => `O5 ${send} is offered while one is open`) : []),
    ];
  }
}

/** O1, O3: what is known as done is there, and what is known as not done is not under way. */
const madeAndGone = (world: World): readonly string[] =>
  heldEntries(world).flatMap((entry) => {
    const quote = quoteOf(entry.subject);
    if (entry.state === 'done') return world.made[quote] ? [] : [`O1 ${entry.subject} is not made`];
    const isNone = entry.state === 'unsent' || entry.state === 'refused';
    const isUnderWay = alive(world).some(
      (flight) => flight.quote === quote && flight.attempt <= entry.attempt,
    );
    return isNone && isUnderWay && !world.beyond
      ? [`O3 ${entry.subject} is ${entry.state}, and under way`]
      : [];
  });

/** O8, O10: one of a home, or one more that was ticked; one on its way. */
const tooMany = (world: World): readonly string[] => [
  ...(world.made.every(Boolean) && !world.storage.some((entry) => entry?.again === true)
    ? ['O8 the home was switched twice unawares']
    : []),
  ...(alive(world).length > 1 && !world.beyond ? ['O10 two commits are on their way'] : []),
];

/** `subject attempt state` of all that is known as not done. */
const nonesOf = (entries: readonly LedgerEntry[]): readonly string[] =>
  entries
    .filter(({ state }) => state === 'unsent' || state === 'refused')
    .map(({ subject, attempt, state }) => `${subject} ${attempt} ${state}`);
