import type { Json } from '../../../src/engine';
import { homes, personOf, plansOf, signUp, switchNow, takeQuotes } from './household';
import { completeElsewhere } from './other-device';
import type { Run } from './run';
import { secondsOf, type Deed, type DeedKind } from './schedule';
import type { StorageHealth } from './shared-storage';
import { hasForm, offersOn } from './read-page';
import { canUse, type Tab } from './tab';

const hourMs = 3_600_000;
/** A device that says that thirty days have gone by warns of nothing any more. */
const clockJumps = [hourMs, -hourMs, 12 * 24 * hourMs, -12 * 24 * hourMs] as const;
const aMoment = 600;

type Do = (run: Run, tab: Tab, deed: Deed) => void | Promise<void>;

/** What each deed does; a deed that makes no sense now does nothing. */
export const deeds: Readonly<Record<DeedKind, Do>> = {
  press,
  pressTwice: async (run, tab, deed) => {
    await press(run, tab, deed);
    await run.time.pass(deed.n % 2 === 0 ? 0 : 120);
    if (canUse(tab)) submit(run, tab);
  },
  pressTogether: async (run, tab, deed) => {
    const other = run.tabs.find((one) => one !== tab && canUse(one));
    await makeReady(run, tab, deed);
    if (other !== undefined) await makeReady(run, other, deed);
    if (canUse(tab)) submit(run, tab);
    if (deed.n % 3 === 0) await run.time.pass(deed.n);
    if (other !== undefined && canUse(other)) submit(run, other);
  },
  time: async (run, _tab, deed) => run.time.pass(secondsOf(deed) * 1000),
  edit: (_run, tab, { n }) => {
    const edits = editsOf(n);
    edit(tab, edits[n % edits.length] ?? edits[0]);
  },
  correct: async (run, tab, deed) => {
    await makeReady(run, tab, deed);
    if (!canUse(tab)) return;
    for (const one of editsOf(deed.n)) edit(tab, one);
    submit(run, tab);
  },
  changePlan,
  back: (_run, tab) => tab.go(-1),
  forward: (_run, tab) => tab.go(1),
  reload: (_run, tab) => tab.reload(),
  crash: (_run, tab, { n }) => tab.crash(n % 12),
  openTab: (run, _tab, { n }) => {
    const steps = ['personalDetails', 'switchComplete', 'quoteResults', 'personalDetails'] as const;
    run.openTab(steps[n % steps.length] ?? 'personalDetails');
  },
  closeTab: (run, tab) => run.closeTab(tab),
  freeze: (_run, tab) => tab.freeze(),
  thaw: (run, _tab, { n }) => run.tabs.find((one) => one.isFrozen)?.thaw(n % 2 === 0),
  hide: (_run, tab) => tab.setHidden(true),
  show: (run) => run.tabs.find((one) => one.isHidden && !one.isFrozen)?.setHidden(false),
  offline: (run) => run.browser.setOnline(false),
  online: (run) => run.browser.setOnline(true),
  clear: (run, tab, { n }) => run.clear(tab, n % 2 === 0 ? 'everything' : 'keepNumbers'),
  newQuote: async (run, tab, deed) => newQuote(run, tab, deed, 1),
  otherQuote: async (run, tab, deed) => newQuote(run, tab, deed, 0),
  tick: (run, tab) => run.tick(tab),
  askNow: (run, tab) => run.act(tab, 'askNow'),
  sendAgain: (run, tab) => run.act(tab, 'sendAgain'),
  tryAgain: (run, tab) => {
    if (offersOn(tab).includes('tryAgain')) run.act(tab, 'tryAgain');
    else submit(run, tab);
  },
  change: (run, tab) => run.act(tab, 'change'),
  leave: (run, tab) => run.act(tab, 'leave'),
  clock: (run, _tab, { n }) => run.browser.moveClock(clockJumps[n % clockJumps.length] ?? hourMs),
  endTokens: (run) => run.partner.endTokens(),
  storage: (run, _tab, { n }) => {
    const health: readonly (StorageHealth | 'emptied')[] = ['full', 'denied', 'emptied', 'works'];
    const next = health[n % health.length] ?? 'works';
    if (next === 'emptied') run.emptyStorage();
    else run.browser.storage.setHealth(next);
  },
  code: (run) => {
    run.browser.hasCode = !run.browser.hasCode;
  },
  release: (run, tab, { n }) => {
    run.release();
    if (n % 3 > 0) tab.reload();
  },
  otherDevice: completeElsewhere,
};

type Edit = readonly [section: string, field: string, value: Json];

function editsOf(n: number): readonly [Edit, ...Edit[]] {
  const person = personOf(n);
  return [
    ['aboutYou', 'firstName', person.firstName],
    ['aboutYou', 'emailAddress', person.emailAddress],
    ['payment', 'accountName', person.accountName],
    ['terms', 'switchAfterCoolingOfPeriod', person.startsLater],
  ];
}

function edit(tab: Tab, [section, field, value]: Edit): void {
  // While it is saved, and where a panel stands, there is no form.
  if (tab.step !== 'personalDetails' || !hasForm(tab)) return;
  tab.send({ type: 'fieldAnswered', section, field, value });
  tab.send({ type: 'fieldLeft', section, field });
}

const anywhere: readonly DeedKind[] = [
  'time',
  'openTab',
  'thaw',
  'show',
  'offline',
  'online',
  'clock',
  'endTokens',
  'storage',
  'code',
  'release',
  'otherDevice',
];
const onGonePages: readonly DeedKind[] = ['reload', 'closeTab'];

export async function perform(run: Run, deed: Deed): Promise<void> {
  const tab = run.tabs[deed.tab % run.tabs.length];
  if (tab === undefined) return;
  const isUsable = canUse(tab) || anywhere.includes(deed.do);
  if (isUsable) await deeds[deed.do](run, tab, deed);
  else if (onGonePages.includes(deed.do)) await deeds[deed.do](run, tab, deed);
  // A page that is gone is loaded again before anything can be done in it; a hidden one is shown.
  else if (!tab.isThere) tab.reload();
  else if (!tab.isFrozen) tab.setHidden(false);
  await run.time.pass(deed.then);
}

/** On the sign-up with everything filled in, if the page lets the household come there. */
async function makeReady(run: Run, tab: Tab, { n }: Deed): Promise<void> {
  if (tab.step === 'quoteResults') await choose(run, tab, n);
  else if (tab.step !== 'personalDetails') {
    tab.goTo('personalDetails');
    await run.time.pass(aMoment);
  }
  if (!canUse(tab) || tab.step !== 'personalDetails') return;
  if (tab.view.submit?.available !== true) await signUp(tab, personOf(0));
}

async function press(run: Run, tab: Tab, deed: Deed): Promise<void> {
  await makeReady(run, tab, deed);
  if (canUse(tab)) submit(run, tab);
}

/** Complete Switch, whether or not the page offers it: an old page could. */
function submit(run: Run, tab: Tab): void {
  if (tab.step !== 'personalDetails') return;
  if (!run.schedule.hasLocks) run.lastSign = run.time.now / 1000;
  run.observer.press(tab, 'press', () =>
    tab.send({ type: 'stepSubmitted', step: 'personalDetails' }),
  );
}

async function choose(run: Run, tab: Tab, n: number): Promise<void> {
  if (plansOf(tab).length === 0) return;
  run.observer.press(tab, 'switchNow', () => switchNow(tab, n % 3));
  await run.time.pass(aMoment);
}

async function changePlan(run: Run, tab: Tab, { n }: Deed): Promise<void> {
  if (tab.at('switchId') === null) return;
  if (tab.step !== 'quoteResults') {
    tab.goTo('quoteResults');
    await run.time.pass(aMoment);
  }
  if (canUse(tab) && tab.step === 'quoteResults') await choose(run, tab, n);
}

async function newQuote(run: Run, tab: Tab, { n }: Deed, home: 0 | 1): Promise<void> {
  tab.openAnew({ step: 'currentTariff', parameters: { comparisonType: 'home-energy' } });
  await run.time.pass(aMoment);
  if (!canUse(tab)) return;
  await takeQuotes(tab, homes[home]);
  if (!canUse(tab) || tab.step !== 'quoteResults') return;
  run.quoted(tab, homes[home].postcode);
  await choose(run, tab, n);
}
