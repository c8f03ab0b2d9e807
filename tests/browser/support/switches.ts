import { expect, type APIRequestContext } from '@playwright/test';
import type { Household } from './household';
import { withKey } from './sandbox-key.js';
import type { Visit } from './visit';

/** A completed switch as the sandbox has it in its database. */
export interface SavedSwitch {
  readonly switchId: string;
  readonly tariffId: string;
  readonly referenceNumbers: { readonly g: string | null; readonly e: string | null };
  readonly quote: Readonly<Record<string, unknown>> & {
    readonly address: {
      readonly text: string;
      readonly parts: { readonly mpanCores: readonly string[] };
    };
  };
  readonly saved: {
    readonly personal: Readonly<Record<string, unknown>>;
    readonly address: {
      readonly residentialAddresses: { readonly present: Readonly<Record<string, unknown>> };
    };
    readonly terms: Readonly<Record<string, unknown>>;
    readonly bank?: Readonly<Record<string, unknown>>;
  };
}

/** The switches of one household, known by its e-mail address. */
export async function switchesOf(
  request: APIRequestContext,
  { person }: Household,
): Promise<readonly SavedSwitch[]> {
  const answer = await request.get('/api/__sandbox/switches', { headers: withKey });
  const all = (await answer.json()) as readonly SavedSwitch[];
  return all.filter(({ saved }) => saved.personal['emailAddress'] === person.email.toLowerCase());
}

export async function expectSwitches(
  request: APIRequestContext,
  home: Household,
  count: 0 | 1,
): Promise<readonly SavedSwitch[]> {
  const switches = await switchesOf(request, home);
  expect(
    switches,
    count === 1
      ? 'the household is switched exactly once'
      : 'nothing has been switched for the household',
  ).toHaveLength(count);
  return switches;
}

/** The last page shows the reference, besides the receipt that only paper shows (CON-22). */
export async function expectReference({ page }: Visit, made?: SavedSwitch): Promise<void> {
  const { g, e } = made?.referenceNumbers ?? { g: null, e: null };
  const shown = page.getByText(g ?? e ?? 'no reference').filter({ visible: true });
  await expect(shown, 'the reference is shown').toBeVisible();
}
