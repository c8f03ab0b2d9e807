import type { ClearKind } from '../../../src/state';
import type { Shipped } from '../../unit/shipped';
import { judge } from '../oracle/judge';
import type { World } from '../oracle/world';
import type { Action } from '../vocabulary';
import { began, shippedIn, type Base } from './base';
import { Browser } from './browser';
import { perform } from './deeds';
import { isLedgerKey } from './ledger-items';
import { mostTabs } from './marked-journey';
import { Observer } from './observer';
import { Partner, type Exchange } from './partner';
import type { Deed, Schedule } from './schedule';
import { canUse, Tab } from './tab';
import { textOf } from './text-of';
import { tieOfKey } from './tie-of-key';
import { Truth } from './truth';
import { VirtualTime } from './virtual-time';
import { isHeard, worldOf } from './world-of';

const [goesOnMs, calmSeconds] = [25_000, 660];

/** What was wrong first, and after which deed. */
export interface Failure {
  readonly failures: readonly string[];
  /** Seconds of the run. */
  readonly at: number;
  readonly after: Deed | 'calm' | 'start';
}

class Failed extends Error {
  override readonly name = 'Failed';
}

/** One schedule, played. */
export class Run {
  readonly base: Base;
  readonly schedule: Schedule;
  readonly time: VirtualTime;
  readonly partner: Partner;
  readonly browser: Browser;
  readonly truth: Truth;
  readonly observer = new Observer();
  /** Those that are open, gone pages included. */
  tabs: readonly Tab[] = [];
  calmSince: number | null = null;
  /** Seconds at which another tab last gave a sign: wrote, took or let go of the lock. */
  lastSign = 0;
  readonly busyUntil = new Map<string, number>();
  failure: Failure | null = null;
  lastWorld: World | null = null;
  readonly #homes: Map<string, string>;
  #at: Failure['after'] = 'start';
  #opened = 0;
  #there = '';
  #signsBefore: readonly unknown[] = [];
  #shipped: Base['shipped'];
  #errors: unknown[] = [];
  /** A page that dies as it receives an answer keeps nothing of it. */
  #justHeard: { readonly heard: string; readonly tab: Tab; readonly load: string }[] = [];

  constructor(base: Base, schedule: Schedule) {
    this.base = base;
    this.#shipped = base.shipped;
    this.#homes = new Map(base.homes);
    this.schedule = schedule;
    this.truth = new Truth(base.ties);
    this.time = new VirtualTime(() => this.#check());
    const ids = [...base.homes.keys(), ...base.ties.keys()];
    this.partner = new Partner({
      time: this.time,
      sandbox: base.sandbox,
      plan: schedule.faults,
      began,
      unchanging: base.unchanging,
      knownIds: new Set(ids),
      onWork: (exchange) => this.#worked(exchange),
    });
    this.browser = new Browser(this.time, this.partner, base.storage, (written) => {
      if (isLedgerKey(written.key)) this.lastSign = this.time.now / 1000;
      this.observer.wrote(written, this.tabs);
    });
  }

  async play(): Promise<Failure | null> {
    await this.base.sandbox.begin(began, this.base.requests);
    try {
      for (const place of this.schedule.tabs) {
        const step = place === 'results' ? 'quoteResults' : 'personalDetails';
        this.#newTab()?.open({ step, parameters: {} }, true, this.base.states[place]);
      }
      await this.time.pass(400);
      for (const deed of this.schedule.deeds) {
        this.#at = deed;
        await perform(this, deed);
        this.#look();
      }
      // What is under way by now goes wrong as it was drawn.
      await this.time.pass(goesOnMs);
      this.#at = 'calm';
      await this.#calm();
    } catch (error) {
      if (!(error instanceof Failed)) this.#note([`The run broke: ${stackOf(error)}`]);
    }
    for (const tab of this.tabs) tab.crash(0);
    return this.failure;
  }

  openTab(step: string): void {
    this.#newTab()?.open({ step, parameters: {} }, false);
  }

  #newTab(): Tab | null {
    if (this.tabs.length >= mostTabs) return null;
    const id = 'abcdefghij'[this.#opened] ?? `t${String(this.#opened)}`;
    this.#opened += 1;
    const tab: Tab = new Tab({
      shipped: shippedIn(this.#shipped, this.#opened),
      browser: this.browser,
      id,
      late: this.schedule.late[this.#opened % mostTabs] ?? 0,
      hasLocks: this.schedule.hasLocks,
      witness: {
        fetched: (one, operation, exchange) => this.observer.fetched(one, operation, exchange),
        heard: ({ id: heard }) => this.#justHeard.push({ heard, tab, load: tab.load }),
        asked: (body, leftAt, answer) => this.observer.asked(body, leftAt, this.time.now, answer),
      },
      onError: (error) => this.#errors.push(error),
    });
    this.tabs = [...this.tabs, tab];
    return tab;
  }

  closeTab(tab: Tab): void {
    if (this.tabs.length < 2) return;
    tab.leave();
    this.lastSign = this.time.now / 1000;
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  /** From now on pages that are loaded are of another version. */
  release(): void {
    const next = ({ journey, engine }: Shipped): Shipped => {
      const persist = { ...journey.persist, version: journey.persist.version + 1 };
      return { engine, journey: { ...journey, persist, digest: `${journey.digest}-2` } };
    };
    this.#shipped = this.#shipped.map(next);
    for (const tab of this.tabs) tab.shipped = next(tab.shipped);
  }

  quoted(tab: Tab, postcode: string): void {
    const subject = tab.at('switchId');
    if (typeof subject === 'string') this.#homes.set(subject, postcode.replace(' ', ''));
  }

  act(
    tab: Tab,
    action: Extract<Action, 'askNow' | 'sendAgain' | 'tryAgain' | 'change' | 'leave'>,
  ): void {
    const online = this.browser.isOnline;
    const at = this.browser.now();
    if (!this.schedule.hasLocks) this.lastSign = this.time.now / 1000;
    this.observer.press(tab, action, () =>
      tab.send({ type: 'commitActed', commit: 'switch', action, online, at }),
    );
  }

  /** The warning's tick, where the warning stands. */
  tick(tab: Tab): void {
    const warning = tab.view.sections.find(({ id }) => id === 'switchAgain');
    if (warning?.fields['again']?.value === true || warning === undefined) return;
    const home = this.#homes.get(textOf(tab.at('switchId')));
    if (home !== undefined) this.observer.again.push(home);
    const field = { section: 'switchAgain', field: 'again' };
    tab.send({ type: 'fieldAnswered', ...field, value: true });
    tab.send({ type: 'fieldLeft', ...field });
  }

  /** Clear my details, as its dialog lets the household. */
  clear(tab: Tab, how: ClearKind): void {
    const clearing = tab.shipped.engine.clearing(tab.state);
    if (clearing?.kind === 'sending') return;
    const isAll = clearing === null || how === 'everything';
    // Where the browser denies its storage nothing can be removed, and the page says so.
    const canRemove = this.browser.storage.health !== 'denied';
    const quotes = isAll && canRemove ? [...this.#homes.keys()] : [];
    const canaries = quotes.filter((subject) => this.#isStored(subject));
    tab.store.clearDetails(isAll ? 'everything' : 'keepNumbers');
    // A page that died on the way may have cleared some of it.
    const cleared = { at: this.time.now / 1000, how: isAll ? 'all' : 'keepNumber' } as const;
    this.observer.clearings.push({ ...cleared, canaries: tab.isThere ? canaries : [] });
    if (!tab.isThere) return;
    tab.openAnew({ step: 'currentTariff', parameters: { comparisonType: 'home-energy' } });
  }

  /** The browser throws everything away, and with it the word of a Clear that a page has not heard. */
  emptyStorage(): void {
    if (!isHeard(this)) this.observer.dropClearings();
    this.browser.storage.empty();
  }

  #isStored(word: string): boolean {
    return Object.entries(this.browser.storage.items).some((item) => item.join(' ').includes(word));
  }

  async #worked(exchange: Exchange): Promise<void> {
    const answer = exchange.receipts.at(-1)?.answer;
    if (exchange.operation === 'switchKey' && answer?.status === 200) {
      for (const tab of this.tabs) if (tab.isThere) this.#learn(tab);
      const tie = await tieOfKey({ sent: exchange.sent, answer }, this.#homes, (sent) =>
        this.base.sandbox.do(began + this.time.now, sent),
      );
      if (tie !== null) this.truth.ties.set(...tie);
    }
    this.truth.hear([exchange]);
  }

  /** Quotes that were taken in this run are of the home that the page says. */
  #learn(tab: Tab): void {
    const [subject, postcode] = [tab.at('switchId'), tab.at('postcode')];
    if (typeof subject === 'string' && typeof postcode === 'string' && !this.#homes.has(subject))
      this.#homes.set(subject, postcode.replace(' ', ''));
  }

  /** Nothing goes wrong any more, and one tab stays open. */
  async #calm(): Promise<void> {
    this.partner.isCalm = true;
    this.browser.hasCode = true;
    this.browser.setOnline(true);
    if (this.browser.storage.health !== 'works') this.browser.storage.setHealth('works');
    const stays = this.tabs.find((tab) => tab.isThere) ?? this.tabs[0];
    for (const tab of this.tabs) if (tab !== stays) this.closeTab(tab);
    if (stays === undefined) return;
    stays.spare();
    if (!stays.isThere) stays.reload();
    if (stays.isFrozen) stays.thaw(false);
    stays.setHidden(false);
    this.calmSince = this.time.now;
    const delays = (this.schedule.faults.commit ?? []).map((fault) =>
      fault === null ? 0 : fault.before + fault.after,
    );
    const latest = Math.max(0, ...delays);
    await this.time.pass((calmSeconds + (this.schedule.beyond ? latest : 0)) * 1000);
    this.#look();
  }

  /** After everything that happened: whether all is well, where anything has changed. */
  #check(): void {
    for (const { heard, tab, load } of this.#justHeard)
      if (tab.isThere && tab.load === load) this.observer.heard.set(heard, this.time.now);
    this.#justHeard = [];
    const there = this.tabs.filter((tab) => tab.isThere);
    // A page that is loaded anew has heard of no sign yet.
    const loads = there.map(({ load }) => load).join(' ');
    if (loads !== this.#there) this.lastSign = this.time.now / 1000;
    this.#there = loads;
    for (const tab of there) {
      const isBusy = tab.holdsLock || tab.state.commits.chain !== null;
      const before = this.busyUntil.get(tab.id) ?? 0;
      const wasBusy = before > this.time.now / 1000;
      if (isBusy) this.busyUntil.set(tab.id, Number.POSITIVE_INFINITY);
      else if (wasBusy) this.busyUntil.set(tab.id, this.time.now / 1000);
      if (isBusy !== wasBusy) this.lastSign = this.time.now / 1000;
    }
    const signs = this.#signs(there);
    if (
      signs.length === this.#signsBefore.length &&
      signs.every((one, at) => one === this.#signsBefore[at])
    )
      return;
    this.#signsBefore = signs;
    this.#look();
  }

  /** All that the world is made of, as far as it changes; time alone is looked at every ten seconds. */
  #signs(there: readonly Tab[]): readonly unknown[] {
    const { begun, asks, again, clearings, heard } = this.observer;
    return [
      Math.floor(this.time.now / 10_000),
      this.browser.storage.version,
      this.browser.isOnline,
      this.truth.switches.length,
      ...[begun.length, asks.length, again.length, clearings.length, heard.size],
      ...begun.map(({ exchange }) => exchange?.endedAt ?? exchange?.id),
      ...there.flatMap((tab) => [tab.id, tab.state, tab.step, canUse(tab), tab.holdsLock]),
    ];
  }

  #look(): void {
    if (this.#errors.length > 0) this.#fail([`A fault was reported: ${stackOf(this.#errors[0])}`]);
    this.lastWorld = worldOf(this);
    const failures = judge(this.lastWorld);
    if (failures.length > 0) this.#fail(failures);
  }

  #note(failures: readonly string[]): void {
    this.failure ??= { failures, at: this.time.now / 1000, after: this.#at };
  }

  #fail(failures: readonly string[]): never {
    this.#note(failures);
    throw new Failed(failures.join('\n'));
  }
}

const stackOf = (error: unknown): string =>
  (error instanceof Error && error.stack) || String(error);
