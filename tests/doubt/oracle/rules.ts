import { isDeepStrictEqual } from 'node:util';
import type { Action, TextId } from '../vocabulary';
import { isAlive, isOpen, late, sameReferences, switched } from './facts';
import type { Commit, Switch, Tab, World } from './world';

type Rule = (world: World) => readonly string[];

const sends: readonly Action[] = ['press', 'sendAgain', 'switchNow'];
const openTexts: readonly string[] = [
  'sending',
  'checking',
  'doubt',
  'no',
  'unreached',
  'offline',
  'otherTab',
  'sentElsewhere',
  'banner',
  'hint',
  'again.aside',
] satisfies readonly TextId[];
const doneTexts: readonly string[] = [
  'doneAnswered',
  'doneAsked',
  'doneUnknown',
  'whichUnknown',
] satisfies readonly TextId[];

const doubled = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word, index) => words.indexOf(word) !== index)),
];

/** O5: what is open lets nobody send: not offered where it is known, without effect elsewhere. */
const opensBlock: Rule = ({ tabs }) =>
  tabs.flatMap((tab) => [
    ...tab.offers
      .filter((action) => tab.heardOpen.length > 0 && sends.includes(action))
      .map((action) => `O5 ${action} is offered while a commit is open (tab ${tab.id})`),
    ...tab.presses
      .filter(({ action, openThen, sent }) => {
        return sends.includes(action) && openThen.length > 0 && sent.length > 0;
      })
      .map(({ action }) => `O5 ${action} sent while a commit was open (tab ${tab.id})`),
  ]);

/**
 * O6: while something is open, every tab that has come to rest says so. A storage that takes nothing
 * any more may hold as open what is not.
 */
const opensAreSaid: Rule = ({ ledger, tabs, storageLost }) =>
  !storageLost && ledger.some(isOpen)
    ? tabs
        .filter((tab) => tab.atRest && !tab.texts.some(({ id }) => openTexts.includes(id)))
        .map((tab) => `O6 an open commit is not said (tab ${tab.id})`)
    : [];

/** O6: no answer to a commit or to its question takes the page away that says what is open. */
const staysOnPanel: Rule = ({ tabs }) =>
  tabs
    .filter(({ isRouted, heardOpen }) => isRouted && heardOpen.length > 0)
    .map((tab) => `O6 the error page stands where a commit is open (tab ${tab.id})`);

/** O6: what was sent has an entry until it is cleared: while it is open, and 30 days from then. */
const sentIsRemembered: Rule = ({ commits, ledger, clearings, storageLost, daysJumped }) => {
  if (storageLost || daysJumped) return [];
  // A tab that sends may not have heard yet of what another one cleared a moment ago.
  const isCleared = (since: number): boolean => clearings.some(({ at }) => at + late >= since);
  const sent = commits.filter(({ leftAt, beganAt }) => leftAt !== null && !isCleared(beganAt));
  return [...new Set(sent.map(({ subject }) => subject))]
    .filter((subject) => !ledger.some((entry) => entry.subject === subject))
    .map((subject) => `O6 that ${subject} was sent is forgotten`);
};

const notWrittenFirst = ({ id, subject, tie, ledger, leftAt, beganAt }: Commit): string[] => {
  if (leftAt === null) return [];
  if (ledger === null) return [`O7 ${id} left without an entry`];
  return ledger.state === 'sending' &&
    ledger.subject === subject &&
    ledger.ties.includes(tie) &&
    ledger.sentAt === beganAt
    ? []
    : [`O7 ${id} left with an entry of something else`];
};

const receivedTooOften = ({ commits }: World, subject: string): string[] => {
  const its = commits.filter((commit) => commit.subject === subject && commit.leftAt !== null);
  const attempts = new Set(
    its.map(({ ledger }) => (ledger === null ? '' : `${ledger.attempt} ${ledger.sentAt}`)),
  ).size;
  const total = (key: 'receipts' | 'duplicates'): number =>
    its.reduce((sum, commit) => sum + commit[key], 0);
  return total('receipts') > attempts + total('duplicates')
    ? [`O7 ${subject} was received more often than it was begun`]
    : [];
};

/** O7: written first, and sent once an attempt. */
const writtenFirst: Rule = (world) => [
  ...world.commits.flatMap(notWrittenFirst),
  ...[...new Set(world.commits.map(({ subject }) => subject))].flatMap((subject) =>
    receivedTooOften(world, subject),
  ),
];

/**
 * O8: one switch a home, and one more a ticked warning; without a storage, one a quote. Of a home
 * that was switched on another device nobody here can know, nor of what the household has cleared.
 */
const onceAHome: Rule = ({ switches, commits, clearings, again, storageLost }) => {
  const count = (words: readonly string[], home: string): number =>
    words.filter((word) => word === home).length;
  const cleared = Math.max(0, ...clearings.filter(({ how }) => how === 'all').map(({ at }) => at));
  const isKnown = ({ commit, elsewhere }: Switch): boolean =>
    elsewhere !== true && !commits.some(({ id, beganAt }) => id === commit && beganAt <= cleared);
  const homes = switches.filter(isKnown).map(({ home }) => home);
  return [
    ...doubled(switches.map(({ subject }) => subject)).map(
      (subject) => `O8 ${subject} was switched twice`,
    ),
    ...doubled(homes)
      .filter((home) => !storageLost && count(homes, home) > 1 + count(again, home))
      .map((home) => `O8 home ${home} was switched again unawares`),
  ];
};

/** O9: what was switched is what was on the page when it was pressed. */
const asPressed: Rule = ({ switches, commits }) =>
  switches.flatMap((row) => {
    if (row.elsewhere === true) return [];
    const commit = commits.find(({ id }) => id === row.commit);
    if (commit === undefined) return [`O9 nobody here sent ${row.commit}`];
    const names = new Set([...Object.keys(row.sections), ...Object.keys(commit.page)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(row.sections[name], commit.page[name]))
      .map((name) => `O9 ${row.subject} was switched with another ${name}`);
  });

/** O10: one commit at a time a storage; without one, one at a time a page and quote. */
const oneAtATime: Rule = ({ commits, now, storageLost, beyondAssumption }) =>
  beyondAssumption
    ? []
    : doubled(
        commits
          .filter((commit) => isAlive(commit, now))
          .map(({ load, subject }) => (storageLost ? `${load} ${subject}` : 'this storage')),
      ).map((where) => `O10 two commits on their way (${where})`);

/** O11: what was cleared is gone, and no other tab brings it back. */
const clearedIsGone: Rule = ({ clearings, storage }) =>
  clearings.flatMap(({ canaries }) =>
    Object.entries(storage)
      .filter(([key, text]) => canaries.some((word) => `${key} ${text}`.includes(word)))
      .map(([key]) => `O11 cleared, and back in ${key}`),
  );

const saysDone = (tab: Tab): boolean =>
  tab.texts.some(({ id, subject }) => subject === tab.subject && doneTexts.includes(id));

/** O12: without faults and with time everything is settled, and the page says how. */
const settlesInTheEnd: Rule = (world) => {
  if (world.calmFor < Math.max(600, world.settlesWithin + 300)) return [];
  const pages = world.tabs.filter(({ atRest, online, atPanel }) => atRest && online && atPanel);
  return [
    // A storage that took nothing any more may hold as open what is not.
    ...(world.storageLost ? [] : world.ledger)
      .filter(isOpen)
      .map(({ subject }) => `O12 ${subject} is still open`),
    ...pages
      .filter((tab) => {
        const entry = world.ledger.find(({ subject }) => subject === tab.subject);
        const row = switched(world, tab.subject ?? undefined);
        return entry !== undefined && (row !== undefined) !== saysDone(tab);
      })
      .map((tab) => `O12 the page does not say what is so (tab ${tab.id})`),
  ];
};

/** O12: a reference that came in time to a page that still stood there is on it. */
const referencesAreKept: Rule = ({ commits, tabs, within, storageLost }) =>
  commits.flatMap(({ id, subject, tab: sender, leftAt, answer }) => {
    const inTime =
      !storageLost &&
      leftAt !== null &&
      answer !== null &&
      answer.senderLived &&
      answer.references.length > 0 &&
      answer.at - leftAt <= within;
    const tab = tabs.find(
      (its) => its.id === sender && its.atRest && its.atPanel && its.subject === subject,
    );
    return !inTime ||
      tab === undefined ||
      tab.texts.some(({ references }) => sameReferences(references ?? [], answer.references))
      ? []
      : [`O12 the reference of ${id} is not on the page that sent it`];
  });

export const rules: readonly Rule[] = [
  opensBlock,
  opensAreSaid,
  staysOnPanel,
  sentIsRemembered,
  writtenFirst,
  onceAHome,
  asPressed,
  oneAtATime,
  clearedIsGone,
  settlesInTheEnd,
  referencesAreKept,
];
