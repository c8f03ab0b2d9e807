import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** What somebody does in the studio, counted: a step is one thing that is chosen, pressed or typed. */
export interface Steps {
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** In a field, in place of what stands there. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly choose: (what: Locator) => Promise<void>;
  /** Since it was last asked for. */
  readonly taken: () => number;
}

export function stepsOn(page: Page): Steps {
  let count = 0;
  const step =
    <Given extends readonly unknown[]>(work: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      count += 1;
      await work(...given);
    };
  return {
    press: step((key: string) => page.keyboard.press(key)),
    type: step((text: string) => page.keyboard.type(text)),
    write: step((field: Locator, text: string) => field.fill(text)),
    choose: step((what: Locator) => what.click()),
    taken: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

/** How many steps each task takes in files, by its name, as `studio/steps.md` lists them. */
export function stepsInFiles(): ReadonlyMap<string, number> {
  const text = readFileSync(join(import.meta.dirname, '../../../studio/steps.md'), 'utf8');
  const [, ...tasks] = text.split(/^## /m);
  return new Map(
    tasks.map((task) => {
      const [name = '', ...lines] = task.split('\n');
      return [name, lines.filter((line) => /^\d+\. /.test(line)).length];
    }),
  );
}
