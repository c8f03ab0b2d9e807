import type { JourneyState } from '../../../src/engine';
import type { Shipped } from '../../unit/shipped';
import { Browser } from './browser';
import { homes, personOf, signUp, switchNow, takeQuotes } from './household';
import { isOfChain, Partner } from './partner';
import { SandboxOfRun, type Answer, type Sent } from './sandbox-of-run';
import type { PlaceName } from './schedule';
import { textOf } from './text-of';
import { Tab, type TabWitness } from './tab';
import { tieOfKey } from './tie-of-key';
import type { Tie } from './truth';

import { VirtualTime } from './virtual-time';

/** The partner's clock when a run begins. */
export const began = Date.UTC(2026, 8, 1, 9);

/** Where every run begins: walked once, and taken up again for each. */
export interface Base {
  /** One for each tab. */
  readonly shipped: readonly Shipped[];
  readonly sandbox: SandboxOfRun;
  readonly states: Readonly<Record<PlaceName, JourneyState>>;
  readonly storage: Readonly<Record<string, string>>;
  /** What must be asked of an empty sandbox so that it knows the quotes and keys of the states. */
  readonly requests: readonly Sent[];
  /** What the keys of the states stand for. */
  readonly ties: ReadonlyMap<string, Tie>;
  /** Subject → home. */
  readonly homes: ReadonlyMap<string, string>;
  readonly unchanging: Map<string, Answer>;
  /** What another device sends to complete the plan of `AP`. */
  readonly elsewhere: readonly Sent[];
}

/** The n-th tab's own, counted round. */
export function shippedIn(shipped: Base['shipped'], n: number): Shipped {
  const its = shipped[n % shipped.length];
  if (its === undefined) throw new Error('There is no engine.');
  return its;
}

const deaf: TabWitness = {
  fetched: () => undefined,
  heard: () => undefined,
  asked: () => undefined,
};

const creating = ['createGasSwitch', 'createElectricitySwitch', 'switchKey'];

/** Walks to Confirm with two plans of one quote, with another quote of the home, and with another home. */
export async function walkToBase(shipped: readonly Shipped[]): Promise<Base> {
  const sandbox = new SandboxOfRun();
  await sandbox.begin(began, []);
  const time = new VirtualTime(() => undefined);
  const partner = new Partner({ time, sandbox, plan: {}, began, unchanging: new Map() });
  const browser = new Browser(time, partner, {}, () => undefined);
  const errors: unknown[] = [];
  const open = (id: string): Tab =>
    new Tab({
      shipped: shippedIn(shipped, 0),
      browser,
      id,
      late: 0,
      hasLocks: true,
      witness: deaf,
      onError: (error) => errors.push(error),
    });

  async function toQuotes(id: string, home: (typeof homes)[number]): Promise<Tab> {
    const tab = open(id);
    tab.open({ step: 'currentTariff', parameters: { comparisonType: 'home-energy' } }, false);
    await time.pass(1_000);
    await takeQuotes(tab, home);
    return tab;
  }
  async function toConfirm(tab: Tab, plan: number): Promise<JourneyState> {
    switchNow(tab, plan);
    await time.pass(1_000);
    await signUp(tab, personOf(0));
    if (tab.view.submit?.available !== true) {
      const missing = JSON.stringify([tab.step, tab.view.open, tab.view.missing]);
      throw new Error(`Confirm cannot be reached: ${missing}`);
    }
    return tab.state;
  }

  const [home, other] = homes;
  const other1 = await toQuotes('c', other);
  const CP = await toConfirm(other1, 0);
  other1.leave();
  const second = await toQuotes('b', home);
  const BP = await toConfirm(second, 2);
  second.leave();
  const first = await toQuotes('a', home);
  const results = first.state;
  const AP = await toConfirm(first, 0);
  first.goTo('quoteResults');
  await time.pass(1_000);
  const AQ = await toConfirm(first, 1);
  first.leave();
  const storage = browser.storage.items;
  const taken = partner.log.length;
  const device = open('d');
  device.open({ step: 'personalDetails', parameters: {} }, true, AP);
  device.send({ type: 'stepSubmitted', step: 'personalDetails' });
  await time.pass(5_000);
  const elsewhere = partner.log.slice(taken).filter(({ operation }) => isOfChain(operation));
  device.leave();
  if (errors.length > 0) throw new AggregateError(errors, 'The walk to Confirm went wrong.');
  const created = partner.log.filter(({ operation }) => creating.includes(operation));
  const subjects = new Map(
    Object.values({ AP, AQ, BP, CP }).map(({ answers }) => [
      textOf(answers['switchId']),
      textOf(answers['postcode']),
    ]),
  );
  const ties = new Map<string, Tie>();
  for (const { operation, sent, receipts } of created) {
    const [receipt] = receipts;
    if (operation !== 'switchKey' || receipt === undefined) continue;
    const tie = await tieOfKey({ sent, answer: receipt.answer }, subjects, (asked) =>
      sandbox.do(began, asked),
    );
    if (tie !== null) ties.set(...tie);
  }
  return {
    shipped,
    sandbox,
    states: { AP, AQ, BP, CP, results },
    storage,
    requests: created.map(({ sent }) => sent),
    ties,
    homes: subjects,
    unchanging: new Map(),
    elsewhere: elsewhere.map(({ sent }) => sent),
  };
}
