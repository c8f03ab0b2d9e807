import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { Keys } from './keys';
import { shoot } from './shot';
import { expect } from './test';
import type { Visit } from './visit';

const widths = [390, 1280];

/** The fifteenth of a month so many months from now, as the lists of a date say it. */
export function inMonths(months: number): readonly (readonly [part: string, text: string])[] {
  const day = new Date();
  day.setMonth(day.getMonth() + months, 15);
  const month = day.toLocaleDateString('en-GB', { month: 'long' });
  return dateOf('15', month, String(day.getFullYear()));
}

export const dateOf = (day: string, month: string, year: string) =>
  [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const;

/** An applicant without a mouse: everything is said by keys, and each page is judged in both widths. */
export class Applicant {
  readonly visit: Visit;
  readonly keys: Keys;
  #shots = 0;

  constructor(visit: Visit) {
    this.visit = visit;
    this.keys = new Keys(visit.page);
  }

  async type(label: string, text: string): Promise<void> {
    const box = this.visit.page.getByRole('textbox', { name: label, exact: true });
    await this.keys.tabTo(
      box.or(this.visit.page.getByLabel(label, { exact: true })).first(),
      label,
    );
    await this.keys.type(text);
  }

  /** A list of the browser's own takes the letters of what is wanted. */
  async choose(label: string, text: string): Promise<void> {
    const list = this.visit.page.getByLabel(label, { exact: true });
    await this.keys.tabTo(list, label);
    await this.keys.type(text);
    await expect(list.getByRole('option', { selected: true })).toHaveText(text);
  }

  /** Tab comes to the first of the group, arrows to the others. */
  async pick(group: string, name: string): Promise<void> {
    const all = this.visit.page.getByRole('radiogroup', { name: group });
    const radios = all.getByRole('radio');
    await this.keys.tabAndPress(radios.first(), group, 'Space');
    const wanted = all.getByRole('radio', { name, exact: true });
    for (let left = await radios.count(); left > 0 && !(await wanted.isChecked()); left -= 1)
      await this.keys.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  async tick(name: string): Promise<void> {
    const box = this.visit.page.getByRole('checkbox', { name });
    await this.keys.tabAndPress(box, name, 'Space');
    await expect(box).toBeChecked();
  }

  async date(name: string, parts: ReturnType<typeof inMonths>): Promise<void> {
    const group = this.visit.page.getByRole('group', { name });
    for (const [part, text] of parts) {
      await this.keys.tabTo(group.getByLabel(part, { exact: true }), `${name}, ${part}`);
      await this.keys.type(text);
    }
  }

  async press(name: string): Promise<void> {
    await this.keys.tabAndPress(this.visit.button(name), name);
  }

  /** It binds: the button takes no press in the first second after it appeared. */
  async send(name: string): Promise<void> {
    const { page } = this.visit;
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' });
    await this.keys.tabTo(this.visit.button(name), 'the button that sends');
    await expect(async () => {
      if (!(await thanks.isVisible())) await page.keyboard.press('Enter');
      await expect(thanks).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  /** Continue, after which the focus is on the title of what comes next, or on the step's own button. */
  async goOn(from: string): Promise<void> {
    await this.press('Continue');
    await expect(this.visit.sheet(from)).toHaveCount(0);
  }

  /** On the page, not only where a screen reader hears it. */
  async isTold(words: string): Promise<void> {
    const told = this.visit.page.locator('main :not([data-announcer])').getByText(words);
    await expect(told.first()).toBeVisible();
  }

  async comesTo(title: string): Promise<void> {
    await expect(this.visit.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The page as it stands is looked through in both widths. */
  async isAt(title: string): Promise<void> {
    const { page } = this.visit;
    await this.comesTo(title);
    const { width } = page.viewportSize() ?? { width: 0 };
    for (const each of [...widths.filter((one) => one !== width), width]) {
      await page.setViewportSize({ width: each, height: 900 });
      await expectAccessible(this.visit, `${title} at ${String(each)}`);
      await expectNoSidewaysScroll(this.visit, `${title} at ${String(each)}`);
      await shoot(page, `${title} at ${String(each)} ${String((this.#shots += 1))}`);
    }
  }
}
