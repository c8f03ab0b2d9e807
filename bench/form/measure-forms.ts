import type { Browser } from '@playwright/test';
import { filledSnapshot, layouts, middleOf, placeOf, type FormSize } from '../journey/source';
import { launchChromium } from '../page/launch-chromium';
import { median, medians, type Work } from '../page/traced';
import { sizes } from './forms-plugin';
import { measureKey, measureMount, presses, visiting, type Visit } from './measure-page';
import { serveByHand, serveOurs, servePlain } from './serve-page';
import { firstKey } from './slow-phone';

const mounts = 9;
const firstKeys = 3;

/** Prints what a key, a toggle and the drawing of the form cost at each size. */
export async function measureForms(): Promise<void> {
  const ours = await serveOurs();
  const plain = await servePlain();
  const byHand = await serveByHand();
  const browser = await launchChromium();
  const print = (form: string, what: string, work: Work): void => {
    const { script, style, layout, paint, longest, idle } = work;
    const figures = [script, style, layout, paint, longest, idle].map((ms) =>
      ms.toFixed(2).padStart(8),
    );
    console.log(`${form.padEnd(16)} ${what.padEnd(8)} ${figures.join(' ')}`);
  };
  try {
    console.log(
      'form             what       script    style   layout    paint  longest task  longest in an idle moment, ms',
    );
    for (const fields of sizes) {
      for (const layout of layouts) {
        const size = { fields, layout };
        const { key, toggle } = await measureKeys(browser, ours.address, size);
        print(nameOf(size), 'key', key);
        print(nameOf(size), 'toggle', toggle);
      }
      const { key, toggle } = await measureByHand(browser, byHand.address, fields);
      print(`${fields} by hand`, 'key', key);
      print(`${fields} by hand`, 'toggle', toggle);
    }
    for (const fields of sizes) {
      const works = await alternating(browser, ours.address, plain.address, fields);
      for (const layout of layouts)
        print(nameOf({ fields, layout }), 'mount', medians(works[layout]));
      print(`${fields} plain RJSF`, 'mount', medians(works.plain));
    }
    for (const fields of sizes) {
      for (const layout of layouts) {
        const size = { fields, layout };
        const took: number[] = [];
        for (let round = 0; round < firstKeys; round += 1)
          took.push(await slowFirstKey(browser, ours.address, size));
        console.log(
          `${nameOf(size).padEnd(16)} first key on a slow phone ${median(took).toFixed(0)} ms`,
        );
      }
    }
  } finally {
    await browser.close();
    await ours.close();
    await plain.close();
    await byHand.close();
  }
}

const nameOf = ({ fields, layout }: FormSize): string => `${fields}-${layout}`;

const storedOf = (size: FormSize): readonly [string, string] => [
  'bench.journey',
  JSON.stringify({ version: 1, digest: '', savedAt: Date.now(), snapshot: filledSnapshot(size) }),
];

const idOf = (size: FormSize, name: string): string => {
  const { section, field } = placeOf(size, middleOf(size), name);
  return `#${section}-${field}`;
};

async function measureKeys(browser: Browser, address: string, size: FormSize) {
  const visit = async (opened: Visit) => {
    const { page } = opened;
    await page.waitForSelector(idOf(size, 'free'));
    const before = await page.inputValue(idOf(size, 'free'));
    const key = await measureKey(opened, idOf(size, 'free'), 'a');
    const toggle = await measureKey(opened, idOf(size, 'toggle'), ' ');
    const typed = (await page.inputValue(idOf(size, 'free'))).length - before.length;
    const extra = await page.isVisible(idOf(size, 'extra'));
    const kept = await page.evaluate(() => localStorage.getItem('bench.journey') ?? '');
    const isKept = kept.includes('a'.repeat(presses));
    if (typed !== presses || extra !== (presses % 2 === 1) || !isKept)
      throw new Error(`The form ${nameOf(size)} did not do what was measured`);
    return { key, toggle };
  };
  return visiting(browser, `${address}?mount&form=${nameOf(size)}`, storedOf(size), visit);
}

/** The same presses in the same form as one writes it by hand, all drawn. */
async function measureByHand(browser: Browser, address: string, fields: number) {
  const size: FormSize = { fields, layout: 'sheet' };
  return visiting(browser, `${address}?mount&fields=${fields}`, null, async (opened) => {
    await opened.page.waitForSelector(idOf(size, 'free'));
    const key = await measureKey(opened, idOf(size, 'free'), 'a');
    const toggle = await measureKey(opened, idOf(size, 'toggle'), ' ');
    const kept = await opened.page.evaluate(() => localStorage.getItem('bench.by-hand') ?? '');
    if (!kept.includes('a'.repeat(presses)) || !(await opened.page.isVisible(idOf(size, 'extra'))))
      throw new Error(`The form of ${fields} fields by hand did not do what was measured`);
    return { key, toggle };
  });
}

/** Ours and plain RJSF in turn, so that whatever else the machine does hits them alike. */
async function alternating(browser: Browser, ours: string, plain: string, fields: number) {
  const works = { sections: [], sheet: [], plain: [] } as Record<string, Work[]>;
  for (let round = 0; round < mounts; round += 1) {
    for (const layout of layouts) {
      const size = { fields, layout };
      const address = `${ours}?form=${nameOf(size)}`;
      works[layout]?.push(await visiting(browser, address, storedOf(size), measureMount));
    }
    works['plain']?.push(await visiting(browser, `${plain}?fields=${fields}`, null, measureMount));
  }
  const { sections = [], sheet = [], plain: others = [] } = works;
  return { sections, sheet, plain: others };
}

const slowFirstKey = (browser: Browser, address: string, size: FormSize): Promise<number> =>
  visiting(browser, 'about:blank', null, async (visit) => {
    const [key, text] = storedOf(size);
    await visit.page.addInitScript(
      (entry) => {
        if (location.protocol !== 'about:') localStorage.setItem(entry.key, entry.text);
      },
      { key, text },
    );
    return firstKey(visit, `${address}?mount&form=${nameOf(size)}`, idOf(size, 'free'));
  });
