import { it } from 'vitest';
import { shipped } from '../unit/shipped';
import { Browser } from './simulator/browser';
import { homes, personOf, plansOf, signUp, switchNow, takeQuotes } from './simulator/household';
import { Partner } from './simulator/partner';
import { SandboxOfRun } from './simulator/sandbox-of-run';
import { Tab } from './simulator/tab';
import { VirtualTime } from './simulator/virtual-time';

it('walks', async () => {
  const t0 = performance.now();
  const sandbox = new SandboxOfRun();
  const s = shipped();
  console.log('made', performance.now() - t0);
  for (let i = 0; i < 4; i += 1) {
    const t1 = performance.now();
    await sandbox.begin(Date.UTC(2026, 8, 1, 9), []);
    const time = new VirtualTime(() => undefined);
    const partner = new Partner({ time, sandbox, plan: {}, began: Date.UTC(2026, 8, 1, 9), unchanging: new Map() });
    const browser = new Browser(time, partner, {}, () => undefined);
    const tab = new Tab({ shipped: s, browser, id: 'a', late: 50, hasLocks: true, onSent: () => undefined, onError: (e) => console.log('ERR', e) });
    tab.open({ step: 'currentTariff', parameters: { comparisonType: 'home-energy' } }, false);
    await time.pass(400);
    await takeQuotes(tab, homes[i % 2 === 0 ? 0 : 1]);
    console.log(tab.step, tab.view.open, plansOf(tab).length, performance.now() - t1);
    switchNow(tab, 0);
    await time.pass(1000);
    console.log(tab.step, tab.view.open, tab.view.notice);
    await signUp(tab, personOf(1));
    console.log(tab.step, tab.view.open, tab.view.submit?.available, JSON.stringify(tab.view.missing).slice(0, 300), performance.now() - t1);
    const t2 = performance.now();
    tab.send({ type: 'stepSubmitted', step: 'personalDetails' });
    await time.pass(3000);
    console.log(tab.step, JSON.stringify(tab.state.answers['switched']), performance.now() - t2);
    const t3 = performance.now();
    await time.pass(600_000);
    console.log('600s', performance.now() - t3, partner.log.length);
  }
});
