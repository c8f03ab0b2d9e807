import { own } from '../answers/own';
import { isObject } from '../../rules';
import { entryKey, isOpen, mayBePutAside, mayResend, wordsOfServer } from '../commits';
import type {
  CommitAction,
  CommitView,
  Json,
  JsonObject,
  LedgerEntry,
  SaidView,
  Text,
} from '../model';
import type { SayId } from '../../journey';
import { sayOf } from './commit-says';
import type { CommitPage } from './commit-views';

/** Sentences that the journey has, in order. */
export const saysOf = (
  { kit, commit, read }: CommitPage,
  entry: Parameters<typeof sayOf>[3],
  ids: readonly (SayId | null)[],
): readonly SaidView[] =>
  ids.flatMap((id) => {
    const said = id === null ? null : sayOf(kit, commit, id, entry, read);
    return said === null ? [] : [said];
  });

interface Saying {
  readonly place: CommitView['place'];
  readonly ids: readonly (SayId | null)[];
  readonly actions: readonly CommitAction[];
}

function viewOf(page: CommitPage, entry: LedgerEntry, { place, ids, actions }: Saying): CommitView {
  return {
    commit: page.commit.id,
    place,
    says: saysOf(page, entry, ids),
    actions,
    subject: entry.subject,
    kind: ids.filter((id) => id !== null).join(' '),
    holdPage: isOpen(entry) && page.state.kept === false,
  };
}

const isOurs = ({ state, commit }: CommitPage, { subject, attempt }: LedgerEntry): boolean =>
  (state.chain?.commit === commit.id && state.chain.subject === subject) ||
  Object.values(state.flights).some(
    ({ entry }) =>
      entry.commit === commit.id && entry.subject === subject && entry.attempt === attempt,
  );

/** Nobody knows yet: all that is known, and when; nothing that says how it ended. */
export function openView(page: CommitPage, entry: LedgerEntry): CommitView {
  const { isAt, isForm, subject, state, commit } = page;
  const isPutAside = mayBePutAside(entry) && entry.subject !== subject;
  // A day later the form stands again, under its warning.
  if (isForm && isPutAside) {
    return viewOf(page, entry, { place: 'beside', ids: ['putAside'], actions: ['askNow'] });
  }
  if (!isAt) {
    // Cleared but for its number, there is no name to say (decision 44).
    const banner = entry.record === null ? 'noRecord' : 'banner';
    return viewOf(page, entry, { place: 'banner', ids: [banner], actions: ['open'] });
  }
  const kept = state.kept === false ? 'notKept' : null;
  if (entry.state === 'sending') {
    const here = isRefused(page, entry) ? 'makingSure' : 'sending';
    const id = isOurs(page, entry) ? here : 'otherTab';
    return viewOf(page, entry, { place: 'panel', ids: [id, kept], actions: ['copy'] });
  }
  const isOthers = state.others.includes(entryKey(commit.id, entry.subject));
  return viewOf(page, entry, {
    place: 'panel',
    ids: [
      entry.record === null ? 'noRecord' : 'doubt',
      lastAsk(page, entry),
      isOthers ? 'otherTabSent' : null,
      kept,
      mayBePutAside(entry) ? 'putAside' : null,
    ],
    actions: ['askNow', 'copy', 'print', ...lookAround(page)],
  });
}

/** By a status that says so: one that may mean that it is done already says nothing yet. */
function isRefused({ kit, commit }: CommitPage, { refusal }: LedgerEntry): boolean {
  const { sequences, calls } = kit.journey;
  const step = Object.values(sequences)
    .filter((sequence) => sequence.commit === commit.id)
    .flatMap(({ steps }) => steps)
    .find(({ commits }) => commits);
  const { refuses = [] } = own(calls, step?.use.call ?? '') ?? {};
  return refusal !== null && refuses.includes(refusal.status);
}

const lookAround = ({ commit }: CommitPage): readonly CommitAction[] =>
  commit.lookAround === null ? [] : ['lookAround'];

/** How the last ask ended; a yes is no doubt. While there is no connection, that. */
function lastAsk({ state }: CommitPage, { said }: LedgerEntry): SayId | null {
  if (!state.online) return 'offline';
  return said === 'yes' || said === 'offline' ? null : said;
}

/** Known, or put aside. */
export function settledView(page: CommitPage, entry: LedgerEntry): readonly CommitView[] {
  const { isAt, isForm, commit, state } = page;
  const key = entryKey(commit.id, entry.subject);
  if (!isAt) {
    if (!state.news.includes(key)) return [];
    const [id, of] = doneSay(page, entry);
    const ids = entry.late ? [id, 'lateYes' as const] : [id];
    return [viewOf(page, of, { place: 'banner', ids, actions: ['open'] })];
  }
  switch (entry.state) {
    case 'done':
      return doneViews(page, entry);
    case 'unsent': {
      const place = isForm && state.dismissed.includes(key) ? 'beside' : 'panel';
      const again: readonly CommitAction[] = mayResend(commit, entry, page.entries)
        ? ['sendAgain']
        : [];
      const isSpent = entry.attempt >= commit.attempts || commit.resend === 'never';
      const change: readonly CommitAction[] = isSpent ? [] : ['change'];
      const view = viewOf(page, entry, {
        place,
        ids: ['unsent', again.length > 0 && state.kept === false ? 'notKept' : null],
        actions: [...again, ...change, 'leave', 'copy'],
      });
      return [
        again.length > 0 ? withWords(view, 'after', wordsOf(page, entry, 'sendAgain')) : view,
      ];
    }
    case 'refused':
      return [withMessage(page, entry)];
    case 'aside':
      return [
        viewOf(page, entry, {
          place: 'panel',
          ids: [entry.record === null ? 'noRecord' : 'doubt', lastAsk(page, entry)],
          actions: ['askNow', 'copy', 'print', ...lookAround(page)],
        }),
      ];
    case 'sending':
    case 'doubt':
      return [];
  }
}

/** What was done is drawn by its own page; what is not known of it is said. */
function doneViews(page: CommitPage, entry: LedgerEntry): readonly CommitView[] {
  const late = entry.late ? 'lateYes' : null;
  if (entry.answer !== null && !page.isForm) {
    if (late === null) return [];
    return [viewOf(page, entry, { place: 'beside', ids: [late], actions: ['print'] })];
  }
  const actions: readonly CommitAction[] = page.isForm ? ['open', 'print'] : ['copy', 'print'];
  const [id, of] = doneSay(page, entry);
  return [viewOf(page, of, { place: 'panel', ids: [id, late], actions })];
}

/** What it was sent for, the last first; the same once more, on another day too, is named once. */
function sentFor(page: CommitPage, entry: LedgerEntry): readonly JsonObject[] {
  const found = new Map<string, JsonObject>();
  let next: Json | undefined = entry.record;
  while (isObject(next)) {
    const { earlier, ...record }: JsonObject = next;
    const of = { ...entry, record: { ...record, earlier: record } };
    const named = JSON.stringify(saysOf(page, of, ['whichUnknown']));
    if (!found.has(named)) found.set(named, record);
    next = earlier;
  }
  return [...found.values()];
}

/** By what it is said that it was done, and of what. */
function doneSay(page: CommitPage, entry: LedgerEntry): readonly [SayId, LedgerEntry] {
  if (entry.answer !== null) return ['doneAnswered', entry];
  const [last, earlier, ...more] = entry.ties.length > 1 ? sentFor(page, entry) : [];
  // The sentence names two; of more than that nobody here knows which.
  if (entry.record === null || more.length > 0) return ['doneUnknown', entry];
  if (last === undefined || earlier === undefined) return ['doneAsked', entry];
  return ['whichUnknown', { ...entry, record: { ...last, earlier } }];
}

/** S5: the step's own message first, in this visit by the run, after a reload here. */
function withMessage(page: CommitPage, entry: LedgerEntry): CommitView {
  const place = page.isForm ? 'beside' : 'panel';
  const actions: readonly CommitAction[] = page.isForm ? ['tryAgain'] : ['tryAgain', 'change'];
  const view = viewOf(page, entry, { place, ids: ['refused'], actions });
  // What was said of the attempt before is no word about one that was never sent.
  const isNotSent = page.state.notSent?.commit === page.commit.id;
  if (isNotSent || (page.isForm && page.run?.message != null)) return view;
  return withWords(view, 'before', [messageOf(page, entry)]);
}

const wordsOf = (page: CommitPage, entry: LedgerEntry, id: SayId): readonly Text[] =>
  saysOf(page, entry, [id]).flatMap(({ text }) => text);

/** The first of what is said, with more words of the same. */
function withWords(view: CommitView, at: 'before' | 'after', words: readonly Text[]): CommitView {
  const [first, ...rest] = view.says;
  if (first === undefined) return view;
  const text = at === 'before' ? [...words, ...first.text] : [...first.text, ...words];
  return { ...view, says: [{ ...first, text }, ...rest] };
}

function messageOf({ kit, commit, read }: CommitPage, { refusal }: LedgerEntry): Text {
  for (const { commit: id, steps } of Object.values(kit.journey.sequences)) {
    const step = steps.find(({ commits }) => commits);
    if (id !== commit.id || step === undefined) continue;
    const words = refusal === null ? null : wordsOfServer(kit.journey, step, refusal);
    return words === null ? kit.reader.fill(step.message, read) : [words];
  }
  return [];
}
