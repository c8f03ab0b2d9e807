import { act, render, waitFor } from '@testing-library/react';
import { createSandbox } from '../../sandbox';
import { App } from '../../src/app/app';
import { openHousehold, type Household } from '../../src/app/household';
import { createNavigation } from '../../src/app/routing/navigation';
import type { JourneyEvent, JourneyState, Json, JsonObject } from '../../src/engine';
import { selectJourney } from '../../src/state';
import { asInstalled } from './as-installed';

/** The whole application in front of the real partner API, with its calls in view. */
export interface ShellVisit {
  readonly household: Household;
  readonly state: () => JourneyState;
  readonly send: (event: JourneyEvent) => void;
  readonly leave: () => void;
}

interface Asked {
  readonly address: string;
  readonly body: Json;
}

/** Stands between the page and the partner: hears every call, and keeps some waiting. */
export function partnerLine() {
  let id = 0;
  const sandbox = createSandbox({
    database: ':memory:',
    clock: () => new Date(),
    randomId: () => `id-${String((id += 1))}`,
  });
  const asked: Asked[] = [];
  let held: RegExp | null = null;
  let waiting: (() => void)[] = [];
  const fetch = async (address: string, { body, ...init }: RequestInit): Promise<Response> => {
    const text = typeof body === 'string' ? body : null;
    asked.push({ address, body: text === null ? null : (JSON.parse(text) as Json) });
    if (held?.test(address) === true)
      await new Promise<void>((answer) => {
        waiting.push(answer);
      });
    const { method = 'GET', headers = {} } = init;
    return sandbox.fetch(
      new Request(new URL(address, window.location.origin), { method, headers, body: text }),
    );
  };
  const usual = Object.getOwnPropertyDescriptor(window, 'fetch');
  return {
    asked,
    begin: () => {
      Object.defineProperty(window, 'fetch', { ...usual, value: fetch });
    },
    /** Calls to such addresses are not answered before `release`. */
    hold: (address: RegExp) => {
      held = address;
    },
    release: () => {
      held = null;
      for (const answer of waiting) answer();
      waiting = [];
    },
    end: async () => {
      if (usual !== undefined) Object.defineProperty(window, 'fetch', usual);
      await sandbox.close();
    },
  };
}

export async function openShell(address: string): Promise<ShellVisit> {
  window.history.replaceState(null, '', address);
  const navigation = createNavigation();
  const household = await openHousehold(window, navigation.goTo, asInstalled);
  const { unmount } = render(<App household={household} navigation={navigation} />);
  return {
    household,
    state: () => selectJourney(household.store.getState()),
    send: (event) => act(() => household.dispatchEvent(event)),
    leave: () => {
      unmount();
      household.stop();
    },
  };
}

const loaded = async (visit: ShellVisit, lookup: string): Promise<Json> => {
  await waitFor(() => {
    if (visit.state().lookups[lookup]?.status !== 'ready') throw new Error(`waits for ${lookup}`);
  });
  const found = visit.state().lookups[lookup];
  return found?.status === 'ready' ? found.data : null;
};

const answer = (visit: ShellVisit, section: string, field: string, value: Json) => {
  visit.send({ type: 'fieldAnswered', section, field, value });
  visit.send({ type: 'fieldLeft', section, field });
};

/** Everything up to View Your Quotes, for a home with gas. */
export async function answerFirstStep(visit: ShellVisit): Promise<void> {
  answer(visit, 'yourHome', 'postcode', 'LS8 4JW');
  visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });
  const [home] = (await loaded(visit, 'addresses')) as readonly { readonly id: string }[];
  answer(visit, 'yourHome', 'address', home?.id ?? null);
  answer(visit, 'yourHome', 'gdprConsent', true);
  await loaded(visit, 'meters');
  answer(visit, 'compareFuel', 'compareFuel', 'gas');
  visit.send({ type: 'sectionContinued', section: 'yourHome' });
  answer(visit, 'compareFuel', 'compareFuel', 'gas');
  visit.send({ type: 'sectionContinued', section: 'compareFuel' });
  answer(visit, 'payGas', 'method', 'monthlyDirectDebit');
  await waitFor(() => {
    const view = visit.household.engine.view(visit.state(), 'currentTariff');
    if (view.open !== null) visit.send({ type: 'sectionContinued', section: view.open });
    if (view.submit?.available !== true) throw new Error(`${view.open ?? 'nothing'} is open`);
  });
}

/** The plans; the first that can be switched to. */
export async function seePlans(visit: ShellVisit): Promise<Json> {
  visit.send({ type: 'stepSubmitted', step: 'currentTariff' });
  const results = (await loaded(visit, 'results')) as { readonly plans: readonly JsonObject[] };
  return results.plans.find(({ switchOption }) => switchOption === 'Full') ?? null;
}

/** In the sign-up for the plan. */
export async function choosePlan(visit: ShellVisit, plan: Json): Promise<void> {
  const { tariffId, payMethod, switchOption } = plan as Readonly<Record<string, Json>>;
  visit.send({
    type: 'sequenceRequested',
    sequence: 'switchNow',
    with: {
      tariffId: tariffId ?? null,
      payMethod: payMethod ?? null,
      switchOption: switchOption ?? null,
    },
  });
  await loaded(visit, 'plan');
}
