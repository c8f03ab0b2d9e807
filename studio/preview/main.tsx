import 'virtual:brand.css';
import '../../src/ui/page';
import 'virtual:journey/own';
import { journey, takeJourney } from 'virtual:journey/start';
import { createRoot } from 'react-dom/client';
import type { JourneyEvent, JourneyState } from '../../src/engine';
import { App } from '../../src/app/app';
import { createHousehold, type Household } from '../../src/app/household';
import { readInstallation } from '../../src/app/installation';
import { startJourney } from '../../src/app/journey-parts';
import { isOtherRelease, watchRelease } from '../../src/app/release/release-watch';
import { addressOf } from '../../src/app/routing/addresses';
import { createNavigation } from '../../src/app/routing/navigation';
import { selectJourney } from '../../src/state';
import type { Recorder } from './bridge';
import { answerAsPartner } from './partner';
import { watchDeeds } from './recording';
import { ringer, watchPicks } from './ring';
import { marker, readOnly, scrolling } from './side';
import './preview.css';

const root = document.getElementById('root');
const { studio } = window.parent;
const side = window.parent.studioSides?.[window.name];
if (root === null || studio === undefined)
  throw new Error('This page is drawn by the studio alone.');
const page = createRoot(root);
const navigation = createNavigation();
const installation = readInstallation(window);
const release = watchRelease(window, () => isOtherRelease(window));
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
let household: Household | null = null;
let drawn = 0;
let recorder: Recorder | null = null;
const watch = watchDeeds(() => recorder);
const goTo = watch.goTo(navigation.goTo);

/** What an earlier household has left on the device would be read by this one. */
function forgetDevice(): void {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('studio.')) localStorage.removeItem(key);
}

/** It is in its step already: nothing that happens on the way into one happens to it. */
function arrivedAt(made: Household, step: string): Household {
  let arrived = false;
  return {
    ...made,
    beginAnew: () => {
      if (arrived) made.beginAnew();
    },
    dispatchEvent: (event: JourneyEvent) => {
      const isArrival = !arrived && event.type === 'stepEntered' && event.step === step;
      arrived ||= isArrival;
      if (!isArrival) made.dispatchEvent(event);
    },
  };
}

/** Keys of the studio are pressed in its frame, too. */
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'F6' && !((ctrlKey || metaKey) && ['s', 'k'].includes(key))) return;
  event.preventDefault();
  window.parent.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey }));
});

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Where the page is on its way back to, while it is. */
let goal: number | null = null;

/** Sheets come one after the other: the page is as high as before only then. */
async function scrollBackTo(y: number): Promise<void> {
  goal = y;
  const mine = drawn;
  for (let left = 60; left > 0 && mine === drawn; left -= 1) {
    await nextFrame();
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo(0, y);
  }
  if (mine === drawn) goal = null;
}

async function draw(given: JourneyState | null, at: string | null): Promise<void> {
  const before = household === null ? null : selectJourney(household.store.getState());
  household?.stop();
  takeJourney();
  forgetDevice();
  const running = startJourney();
  await running.whole();
  const state = given ?? before;
  const step = at ?? state?.progress.step ?? journey.entry;
  const begin = state === null ? null : { ...state, progress: { ...state.progress, step } };
  const made = createHousehold(window, goTo, running, await installation, release, begin);
  const watched = watch.over(made);
  household = begin === null ? watched : arrivedAt(watched, step);
  household.store.subscribe(tell);
  const isElsewhere = given !== null || before?.progress.step !== step;
  if (isElsewhere)
    history.replaceState(null, '', addressOf(journey, step, {}, state?.answers ?? {}));
  const y = goal ?? window.scrollY;
  drawn += 1;
  page.render(<App key={drawn} household={household} navigation={navigation} />);
  // An arrival leads to the head of the page; what was only edited stays where it was.
  await nextFrame();
  if (isElsewhere) goal = null;
  else void scrollBackTo(y);
  tell();
}

const present = (): Household => {
  if (household === null) throw new Error('Nothing is drawn yet.');
  return household;
};

answerAsPartner({
  ...{ page: window, journey: () => journey, recorder: () => recorder },
  state: () => selectJourney(present().store.getState()),
});
if (side === undefined) {
  watchPicks(document, () => journey, studio.onPick);
  studio.onReady({
    draw,
    state: () => selectJourney(present().store.getState()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Nothing happens to a page that is still to be drawn: whoever asked is told when it is.
    dispatch: (event) => household?.dispatchEvent(event),
    record: (next) => {
      recorder = next;
    },
    focus: () => {
      window.focus();
      const first = document.querySelector<HTMLElement>('main h1, main h2, h1, h2');
      first?.setAttribute('tabindex', first.getAttribute('tabindex') ?? '-1');
      first?.focus();
    },
    ring: ringer(document, () => journey),
  });
} else {
  const scrolled = scrolling(window, () => journey, side);
  readOnly(window, (pressed) =>
    window.parent.dispatchEvent(new KeyboardEvent('keydown', { key: pressed })),
  );
  side.onReady({ draw, mark: marker(document, () => journey), ...scrolled });
}
