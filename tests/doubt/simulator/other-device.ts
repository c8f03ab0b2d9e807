import { wasToldThatDone } from './read-page';
import type { Run } from './run';

/** The plan of `AP` is completed on another device, while nothing of its quote is sent here. */
export async function completeElsewhere(run: Run): Promise<void> {
  const { base, browser, observer, partner, tabs, truth } = run;
  const subject = base.states.AP.answers['switchId'];
  const isTouched =
    observer.begun.some(({ entry }) => entry.subject === subject) ||
    truth.switches.some((row) => row.subject === subject) ||
    tabs.some((tab) => tab.isThere && (tab.holdsLock || wasToldThatDone(tab)));
  if (isTouched) return;
  browser.hasOtherDevice = true;
  for (const sent of base.elsewhere) truth.hear([await partner.doElsewhere(sent)]);
}
