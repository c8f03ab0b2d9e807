import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { operation } from './operation';
import { withKey } from './sandbox-key.js';

/** One household in front of one browser, and everything that must not happen to it. */
export class Visit {
  readonly page: Page;
  /** Errors of the page itself. */
  readonly troubles: string[] = [];
  /** The page's time stands still; see `stopClock`. */
  timeStands = false;
  #failuresExpected = false;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.troubles.push(`The page threw: ${error.stack ?? ''}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (isAnswer && this.#failuresExpected) return;
      this.troubles.push(`The console says: ${message.text()}`);
    });
  }

  /** Reports what the security policy blocked, which Chromium hides from the page's own code. */
  async watchPolicy(): Promise<void> {
    await this.page.exposeFunction('reportViolation', (text: string) => {
      this.troubles.push(`The security policy blocked: ${text}`);
    });
    await this.page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation: (text: string) => void })
          .reportViolation;
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  async open(path = '/'): Promise<void> {
    const response = await this.page.goto(path);
    expect(
      response?.headers()['content-security-policy'],
      'every page is served with the security policy',
    ).toContain("script-src 'self'");
  }

  /** From here on failed answers of the partner are part of the story. */
  expectFailures(): void {
    this.#failuresExpected = true;
  }

  /** The next calls of an operation go wrong, for this browser alone; see the sandbox's faults. */
  async fault(id: string, fault: string, times = Number.POSITIVE_INFINITY): Promise<void> {
    this.expectFailures();
    await this.page.route(
      operation(id),
      (route) =>
        route.continue({
          headers: { ...route.request().headers(), ...withKey, 'x-sandbox-fault': fault },
        }),
      ...(times === Number.POSITIVE_INFINITY ? [] : [{ times }]),
    );
  }

  /** It works again, even where the postcode brings a fault along: what is ordered goes before it. */
  async mend(id: string): Promise<void> {
    await this.page.unroute(operation(id));
    await this.fault(id, 'delay=1');
  }

  /** Calls of one operation from now on. */
  calls(id: string): readonly Request[] {
    const made: Request[] = [];
    this.page.on('request', (request) => {
      if (operation(id).test(request.url())) made.push(request);
    });
    return made;
  }

  /** The open sheet with this title. */
  sheet(title: string): Locator {
    return this.page
      .getByRole('region', { name: title, exact: true })
      .and(this.page.locator('.p-sheet'));
  }

  /** The answered line of a section. */
  folded(title: string): Locator {
    return this.page
      .getByRole('region', { name: title, exact: true })
      .and(this.page.locator('.p-folded'));
  }

  async change(title: string): Promise<void> {
    await this.folded(title).getByRole('button', { name: 'Change' }).click();
    await expect(this.sheet(title), `Change opens “${title}”`).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async continue(): Promise<void> {
    await this.button('Continue').click();
  }

  /** Presses Continue as long as there is one and what is looked for is not on the page. */
  async continueTo(target: Locator, what: string): Promise<void> {
    const next = this.button('Continue');
    const either = target.or(next).first();
    await expect(either, `there is a way on to ${what}`).toBeVisible();
    while (!(await target.isVisible())) {
      await next.click();
      await expect(either, `there is a way on to ${what}`).toBeVisible();
    }
  }

  /** Presses the button that binds; it takes no press in the first second after it appeared. */
  async submit(button: Locator): Promise<void> {
    // Before it appears it is hidden too, without a press.
    await expect(button, 'there is a button to press').toBeVisible();
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 500 });
      await expect(button, 'the press is taken').toBeHidden({ timeout: 500 });
    }).toPass();
  }

  async isAt(path: string): Promise<void> {
    await expect(this.page, `the household is at ${path}`).toHaveURL(path);
  }
}
