import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { stories, type Story } from '../../doubt/stories';
import type { Household } from './household';
import { look } from './look';
import type { Plan } from './results';
import { switchesOf } from './switches';
import { expect, test } from './test';
import type { Visit } from './visit';

type Step = Story['steps'][number];

/** What stands for the words in braces: one text, or several that must all be read. */
type Known = Readonly<Record<string, string | readonly string[]>>;

/** Buttons that are named otherwise on the page. */
const names: Readonly<Record<string, string | RegExp>> = {
  Print: 'Print this page',
  // Where the form stands, each of its sections has its own.
  'Change my details': /^Change /,
};

/**
 * A story of `tests/doubt/stories.json`, written without knowing the code, told step by step: what
 * is read, never read and offered after each, on a phone and on a desk, and what the partner’s
 * database holds. It is played once; each of its pages is looked at in both widths.
 */
export class Told {
  readonly #story: Story;
  readonly #request: APIRequestContext;
  readonly #home: Household;
  #next = 0;
  #known: Known = {};
  /** What the database holds, until a step says otherwise. */
  #rows: NonNullable<Step['switches']> = [];

  constructor(id: string, request: APIRequestContext, home: Household) {
    const story = stories().find((one) => one.id === id);
    if (story === undefined) throw new Error(`There is no story ${id}.`);
    this.#story = story;
    this.#request = request;
    this.#home = home;
  }

  /** From now on these stand for their words in braces; `A`, `P` for quote and tariff in the database. */
  knows(known: Known): void {
    this.#known = { ...this.#known, ...known };
  }

  /** The switch that the story is about, by its words: its quote, and the plan that it is to. */
  knowsSwitch(subject: string, { tariffId, supplierName, tariffName: planName }: Plan): void {
    this.knows({ A: subject, P: tariffId, subject, supplierName, planName });
  }

  /**
   * The next step: `what` is what the story says is done, `act` does it and gives the visit whose
   * page is looked at; null where the story looks at no page.
   */
  async next(what: string, act: () => Promise<Visit | null>): Promise<void> {
    const step = this.#story.steps[this.#next];
    this.#next += 1;
    if (step?.do !== what) throw new Error(`The story goes on with: ${step?.do ?? 'its end'}`);
    await test.step(what, async () => {
      const visit = await act();
      if (visit !== null)
        await look(visit, `${this.#story.id} ${String(this.#next)}`, {
          read: () => this.#read(visit.page, step),
        });
      this.#rows = step.switches ?? this.#rows;
      await this.#expectRows(this.#rows);
    });
  }

  /** Every step was told, and the database is as the story ends. */
  async ends(): Promise<void> {
    expect(this.#next, 'every step was told').toBe(this.#story.steps.length);
    await this.#expectRows(this.#story.switchesInTheEnd);
  }

  async #read(page: Page, { sees = [], never = [], offers = [], offersNot = [] }: Step) {
    const body = page.locator('body');
    for (const words of sees) {
      for (const said of this.#patterns(words))
        await expect(body, 'the page says').toContainText(said, { useInnerText: true });
    }
    for (const name of offers) await expect(button(page, name), 'is offered').toBeEnabled();
    for (const words of never) {
      for (const said of this.#literals(words))
        // Hidden words too: a screen reader finds what was announced before.
        await expect(body, 'the page never says').not.toContainText(said);
    }
    for (const name of offersNot) await expect(button(page, name), 'is not offered').toHaveCount(0);
  }

  async #expectRows(rows: NonNullable<Step['switches']>): Promise<void> {
    const wanted = rows.map(({ subject, plan }) => ({
      switchId: this.#known[subject],
      tariffId: this.#known[plan],
    }));
    const found = async () =>
      (await switchesOf(this.#request, this.#home))
        .map(({ switchId, tariffId }) => ({ switchId, tariffId }))
        .toSorted((a, b) => a.switchId.localeCompare(b.switchId));
    await expect
      .poll(found, { message: 'the switches in the database' })
      .toEqual(wanted.toSorted((a, b) => String(a.switchId).localeCompare(String(b.switchId))));
  }

  /** What must be read; braces that stand for nothing known stand for anything. */
  #patterns(words: string): readonly RegExp[] {
    return this.#filled(words, '.*?').map((text) => new RegExp(text, 's'));
  }

  /** What must not be read; all its braces must be known. */
  #literals(words: string): readonly RegExp[] {
    // The page's loader thanks for the patience.
    return this.#filled(words, null).map((text) => new RegExp(`${text}(?! for waiting)`));
  }

  #filled(words: string, unknown: string | null): readonly string[] {
    const [whole] = /^\{([^}]+)\}$/.exec(words) ?? [];
    const listed = whole === undefined ? undefined : this.#known[whole.slice(1, -1)];
    if (Array.isArray(listed)) return listed.map((one: string) => escaped(one));
    const parts = words.split(/\{([^}]+)\}/);
    const text = parts.map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const known = this.#known[part];
      if (typeof known === 'string') return escaped(known);
      if (unknown === null) throw new Error(`Nobody said what {${part}} is.`);
      return unknown;
    });
    return [text.join('')];
  }
}

/** As a regular expression that matches it and nothing else. */
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name: names[name] ?? name, exact: true }).first();
}
