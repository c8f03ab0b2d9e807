import { texts, type TextId } from '../vocabulary';
import {
  alive,
  asked,
  begun,
  isOpen,
  isUnheard,
  misnamed,
  sameReferences,
  switched,
} from './facts';
import type { Shown, Tab, World } from './world';

/** What is false about a text on a page, each with the rule that it breaks. */
type Predicate = (world: World, tab: Tab, shown: Shown) => readonly string[];

const when = (broken: boolean, failure: string): readonly string[] => (broken ? [failure] : []);

/** O1, O2: it was made, as it is named, with these references. */
const made: Predicate = (world, tab, shown) => {
  const row = switched(world, shown.subject);
  if (row === undefined) return ['O1 there is no such switch'];
  const sent = world.commits.find(({ id }) => id === row.commit);
  if (sent !== undefined && isUnheard(world, tab, sent)) return [];
  const references = shown.references ?? [];
  return [
    ...misnamed(shown, row).map((what) => `O2 ${what}`),
    ...when(
      references.length > 0 && !sameReferences(references, row.references),
      'O2 other references',
    ),
  ];
};

const madeWithReference: Predicate = (world, tab, shown) => [
  ...made(world, tab, shown),
  ...when((shown.references ?? []).length === 0, 'O2 an answered switch without its reference'),
];

/** O3: the partner said that it had none, and it had none, and none was on its way. */
const notThere: Predicate = (world, tab, shown) => {
  const ask = asked(world, shown, 'no');
  const sent = world.commits.flatMap(({ subject, leftAt }) =>
    subject === shown.subject && leftAt !== null ? [leftAt] : [],
  );
  // A no from before it was sent says nothing of it; a page may not have heard of the last one yet.
  const since = tab.atRest ? Math.max(0, ...sent) : Math.min(...sent);
  if (ask === undefined || (sent.length > 0 && ask.askedAt < since))
    return ['O3 the partner did not say so'];
  const then = shown.askedAt ?? ask.askedAt;
  const known = world.commits.filter((commit) => !isUnheard(world, tab, commit));
  return [
    ...when(switched(world, shown.subject, then) !== undefined, 'O3 it was there then'),
    ...when(
      !world.beyondAssumption && alive({ ...world, commits: known }, shown.subject, then),
      'O3 it was still on its way then',
    ),
  ];
};

/** O4: nothing was sent. */
const nothingSent: Predicate = (world, _tab, { subject }) =>
  world.beyondAssumption
    ? []
    : [
        ...when(switched(world, subject) !== undefined, 'O4 it was switched'),
        ...when(alive(world, subject), 'O4 it is on its way'),
      ];

/** O12: it was begun when the text says so, for the plan that the text names. */
const wasBegun: Predicate = (world, _tab, shown) => {
  const commits = begun(world, shown);
  if (commits.length === 0) return ['O12 nothing was begun then'];
  const named = commits.map((commit) => misnamed(shown, commit));
  return named.some((wrong) => wrong.length === 0) ? [] : named.flat().map((what) => `O2 ${what}`);
};

/** O6: the entry that the text speaks of is open. */
const isStillOpen: Predicate = (world, tab, shown) => [
  ...wasBegun(world, tab, shown),
  ...when(
    tab.atRest &&
      !world.storageLost &&
      !world.ledger.some((entry) => entry.subject === shown.subject && isOpen(entry)),
    'O6 it is settled',
  ),
];

const saidNo: Predicate = (world, _tab, shown) =>
  when(asked(world, shown, 'no') === undefined, 'O3 the partner did not say so');
const couldNotAsk: Predicate = (world, _tab, shown) =>
  when(asked(world, shown, 'failed') === undefined, 'O3 no question failed then');
/** It failed, or could not be made. */
const failedOrOffline: Predicate = (world, tab, shown) =>
  world.offline.some(
    ({ from, to }) =>
      shown.askedAt !== undefined && from <= shown.askedAt && shown.askedAt <= (to ?? world.now),
  )
    ? []
    : couldNotAsk(world, tab, shown);
const refusedOnce: Predicate = (world, _tab, { subject }) =>
  when(
    !world.commits.some(
      ({ subject: its, answer }) =>
        its === subject && answer !== null && world.refuses.includes(answer.status),
    ),
    'O3 nothing was refused',
  );
const sentForTwo: Predicate = (world, tab, shown) => {
  const ties = world.commits.filter(
    (commit) => commit.subject === shown.subject && !commit.notSent,
  );
  return [
    ...made(world, tab, { id: shown.id, ...(shown.subject ? { subject: shown.subject } : {}) }),
    ...when(new Set(ties.map(({ tie }) => tie)).size < 2, 'O2 it was sent for one plan only'),
  ];
};
const busyElsewhere: Predicate = ({ tabs, now }, tab) =>
  when(
    tab.atRest &&
      !tabs.some(({ id, busyUntil }) => id !== tab.id && busyUntil !== null && busyUntil >= now),
    'O6 no other tab is sending',
  );

/** One predicate a text: when it may stand on a page. */
const predicates: Record<TextId, Predicate> = {
  saving: nothingSent,
  sending: wasBegun,
  checking: refusedOnce,
  doubt: isStillOpen,
  no: saidNo,
  unreached: couldNotAsk,
  offline: (_world, tab) => when(tab.online, 'O3 it is online'),
  unsent: notThere,
  refused: notThere,
  switchFailed: notThere,
  serverWords: notThere,
  saveFailed: nothingSent,
  doneAnswered: madeWithReference,
  doneAsked: made,
  doneUnknown: made,
  whichUnknown: sentForTwo,
  lateYes: made,
  otherTab: busyElsewhere,
  sentElsewhere: wasBegun,
  banner: isStillOpen,
  'again.done': made,
  'again.unsent': (world, tab, shown) => [
    ...wasBegun(world, tab, shown),
    ...saidNo(world, tab, shown),
  ],
  'again.aside': wasBegun,
  notKept: ({ storageLost }) => when(!storageLost, 'O6 the storage keeps what it is given'),
  notSent: nothingSent,
  hint: failedOrOffline,
  clear: isStillOpen,
  clearedElsewhere: ({ clearings }) => when(clearings.length === 0, 'O11 nobody cleared anything'),
  noFinishedSwitch: ({ ledger }) => when(ledger.length > 0, 'O6 there is an entry'),
};

const isTextId = (id: string): id is TextId => texts.some((text) => text === id);

/** Everything false on the pages, and every text that nobody has said when it may be shown. */
export const falseTexts = (world: World): string[] =>
  world.tabs.flatMap((tab) =>
    tab.texts.flatMap((shown) =>
      isTextId(shown.id)
        ? predicates[shown.id](world, tab, shown).map(
            (failure) => `${failure} (tab ${tab.id}, ${shown.id})`,
          )
        : [`text without a predicate: ${shown.id} (tab ${tab.id})`],
    ),
  );
