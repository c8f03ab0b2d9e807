import { getPath, plain, type JsonObject } from '../../../src/engine';
import { selectClearedElsewhere } from '../../../src/state';
import type { Shown } from '../oracle/world';
import type { Action, TextId } from '../vocabulary';
import { idOfAction, idOfSay } from '../words-of-page';
import { secondsAt } from './ledger-items';
import { plansOf } from './household';
import type { Tab } from './tab';

const contentIds: Readonly<Record<string, TextId>> = {
  done: 'again.done',
  unsent: 'again.unsent',
  aside: 'again.aside',
};

/** What a sentence names, read from its marks. */
function named(tab: Tab, id: TextId, words: string, subject: string | null): Shown {
  const marks = new Map(
    [...words.matchAll(/⟦([\w.]+)=([^⟧]*)⟧/g)].map(([, path = '', value = '']) => [path, value]),
  );
  const references = words.match(/\b[GE]\d{10}\b/g) ?? [];
  const moment = (path: string): number | undefined => {
    const value = marks.get(path);
    return value === undefined || value === ''
      ? undefined
      : secondsAt(tab.browser, Number(value.replaceAll(',', '')));
  };
  const to = marks.get('record.toSupplier')?.replace(/^ to /, '');
  const supplierName = marks.get('record.supplierName') ?? (to === '' ? undefined : to);
  const planName = marks.get('record.planName');
  const [sentAt, askedAt] = [moment('sentAt'), moment('askedAt')];
  const its = marks.get('subject') ?? subject;
  return {
    id,
    ...(its !== null && { subject: its }),
    ...(supplierName !== undefined && { supplierName }),
    ...(planName !== undefined && { planName }),
    ...(references.length > 0 && { references: [...new Set(references)] }),
    ...(sentAt !== undefined && { sentAt }),
    ...(askedAt !== undefined && { askedAt }),
  };
}

/** What is said of what is not there: false by another's commit that a page cannot know of yet. */
const ofNothing: readonly string[] = ['saving', 'saveFailed', 'notSent', 'noFinishedSwitch'];

/**
 * Every text on the page that speaks of a commit. What a page says of what is not there is not asked
 * about while another tab's entry is on its way to it, nor once the storage did not keep things, or
 * another device sent something.
 */
function textsOn(tab: Tab): readonly Shown[] {
  const { view } = tab;
  const subject = subjectOf(tab);
  const said = view.commits.flatMap((commit) =>
    commit.says.map(({ id, title, text }) =>
      named(tab, idOfSay[id], [title, ...text].map(plain).join(' '), commit.subject ?? subject),
    ),
  );
  const warned = view.sections
    .filter(({ id }) => id === 'switchAgain')
    .flatMap(({ content }) => content)
    .flatMap(({ id, text }) => {
      const known = contentIds[id];
      return known === undefined ? [] : [named(tab, known, plain(text), subjectBefore(tab))];
    });
  const others: Shown[] = [];
  if (view.notice?.includes('no finished switch') === true) others.push({ id: 'noFinishedSwitch' });
  if (selectClearedElsewhere(tab.store.store.getState())) others.push({ id: 'clearedElsewhere' });
  const all = [...said, ...warned, ...others, ...messageOn(tab), ...completionOn(tab)];
  const { storage, hasOtherDevice } = tab.browser;
  const isAlone = !storage.wasLost && !hasOtherDevice;
  const wasTold = wasToldThatDone(tab);
  const canKnow = (id: string): boolean =>
    tab.hasSeenAll && (isAlone || (id === 'saveFailed' && wasTold));
  return all.filter(({ id }) => !ofNothing.includes(id) || canKnow(id));
}

/** A save was answered that the work may be done already: then a page can know. */
export const wasToldThatDone = ({ state }: Tab): boolean =>
  Object.values(state.lookups).some(
    (lookup) => lookup.status === 'failed' && lookup.failure.status === 409,
  );

/** Why the chain ended, where the form stands. */
function messageOn(tab: Tab): readonly Shown[] {
  const run = tab.view.submit?.run;
  if (hasPanel(tab) || tab.step !== 'personalDetails' || run?.status !== 'failed') return [];
  const subject = textAt(tab, 'switchId');
  const id: TextId = run.marker === 'switch' ? 'switchFailed' : 'saveFailed';
  return run.message === null ? [] : [{ id, ...(subject !== null && { subject }) }];
}

/** What the page after the switch says by its title and lead, where no panel stands instead. */
function completionOn(tab: Tab): readonly Shown[] {
  if (tab.step !== 'switchComplete' || hasPanel(tab)) return [];
  const lead = plain(tab.view.lead);
  const subject = textOf(tab, 'commits.switch.subject') ?? textAt(tab, 'switchId') ?? '';
  const supplier = /^Your switch to (.+) is under way\./.exec(lead)?.[1];
  if (supplier === undefined)
    return lead.includes('sent already') ? [{ id: 'doneUnknown', subject }] : [];
  const answer = tab.shipped.engine.evaluate(tab.state, { var: 'commits.switch.answer' });
  const references = ['gas', 'electricity'].flatMap((fuel) => {
    const reference = getPath(answer, fuel);
    return typeof reference === 'string' ? [reference] : [];
  });
  return [{ id: 'doneAnswered', subject, supplierName: supplier, references }];
}

const textAt = (tab: Tab, path: string): string | null => {
  const value = tab.at(path);
  return typeof value === 'string' ? value : null;
};

const textOf = (tab: Tab, path: string): string | null => {
  const value = tab.shipped.engine.evaluate(tab.state, { var: path });
  return typeof value === 'string' ? value : null;
};

const subjectBefore = (tab: Tab): string | null => {
  const before = tab.shipped.engine.evaluate(tab.state, { var: 'commits.switch.before' });
  return (before as JsonObject | null)?.['subject'] as string | null;
};

/** Questions can be answered. */
export const hasForm = (tab: Tab): boolean =>
  !hasPanel(tab) && tab.view.submit?.run?.status !== 'running';

const hasPanel = (tab: Tab): boolean => tab.view.commits.some(({ place }) => place === 'panel');

/** The subject that the page is about: that of its panel, of the last switch, or of the quote in hand. */
function subjectOf(tab: Tab): string | null {
  const panel = tab.view.commits.find(({ place }) => place === 'panel');
  if (panel?.subject != null) return panel.subject;
  if (tab.step === 'switchComplete') return textOf(tab, 'commits.switch.subject');
  return textAt(tab, 'switchId');
}

export const isAtPanel = ({ step }: Tab): boolean =>
  step === 'personalDetails' || step === 'switchComplete';

/** What a household could press now. */
export function offersOn(tab: Tab): readonly Action[] {
  const actions = tab.view.commits.flatMap(({ actions: its }) => its.map((one) => idOfAction[one]));
  const { submit } = tab.view;
  const isForm = tab.step === 'personalDetails' && !hasPanel(tab);
  const canPress = isForm && submit?.available === true && submit.run?.status !== 'running';
  const isOpen = tab.shipped.engine.evaluate(tab.state, { var: 'commits.switch.open' }) === true;
  const canChoose = tab.step === 'quoteResults' && plansOf(tab).length > 0 && !isOpen;
  return [
    ...actions,
    ...(canPress ? ['press' as const] : []),
    ...(canChoose ? ['switchNow' as const] : []),
  ];
}

/** What a page shows, as far as the oracle asks. */
interface Reading {
  readonly subject: string | null;
  readonly texts: readonly Shown[];
  readonly offers: readonly Action[];
}

/** Of each tab, from what it was read last. */
const read = new WeakMap<Tab, { readonly from: readonly unknown[]; readonly reading: Reading }>();

/** Read anew only where something of it can have changed. */
export function readingOf(tab: Tab): Reading {
  const { hasOtherDevice, storage } = tab.browser;
  const state = tab.store.store.getState();
  const from = [state, tab.step, tab.hasSeenAll, storage.wasLost, hasOtherDevice];
  const last = read.get(tab);
  if (last?.from.every((one, at) => one === from[at]) === true) return last.reading;
  const reading = { subject: subjectOf(tab), texts: textsOn(tab), offers: offersOn(tab) };
  read.set(tab, { from, reading });
  return reading;
}
