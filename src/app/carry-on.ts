import { journey } from 'virtual:journey/start';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { plain } from '../engine';
import type { CompiledStep } from '../journey';
import type { SetAside } from '../state';
import type { CarryOn } from '../ui/page';
import type { Speech } from './journey-parts';
import { wordsOf } from './words-of';
import { useSpeech } from './language/use-speech';
import type { Household } from './household';
import { addressOf } from './routing/addresses';

/** What is said, at a step that begins anew, of a journey that was under way before; null for none. */
export function useCarryOn(step: CompiledStep, household: Household): CarryOn | null {
  const aside = useSelector(household.asideIn);
  const speech = useSpeech(household);
  return useMemo(
    () => (aside === null || !step.startsAnew ? null : carryOn(aside, household, speech)),
    [aside, step, household, speech],
  );
}

function carryOn(aside: SetAside, { putBack }: Household, said: Speech): CarryOn {
  const { step, savedAt, until, state } = aside;
  const { engine } = said;
  const words = wordsOf(
    () => said.journey.messages.texts,
    engine,
    () => state,
  );
  // On the first step nothing was worked out yet that could be shown again.
  const name = (word: string) =>
    placeOf(step) === journey.entry ? `page.carryOn.begun.${word}` : `page.carryOn.${word}`;
  const [first] = engine.view(state, journey.entry).sections;
  const item = { on: savedAt, until, about: plain(first?.summary ?? []) };
  return {
    title: words.plain('page.carryOn.title'),
    text: words.text(name('text'), item),
    button: words.plain(name('button'), item),
    note: words.text(name('note'), item),
    instead: {
      title: words.plain('page.carryOn.instead'),
      lead: words.text(name('dropped'), item),
    },
    onPress: () => {
      const address = addressOf(journey, placeOf(step), aside.parameters, state.answers);
      // A reload takes up what is kept, where it was left (PER-10).
      if (putBack()) window.history.replaceState(null, '', address);
      window.location.reload();
    },
  };
}

/** Where it goes on: a page that told of a failure has nothing to go on with. */
function placeOf(step: string | null): string {
  const isPlace = step !== journey.failures?.goTo && journey.steps.some(({ id }) => id === step);
  return step !== null && isPlace ? step : journey.entry;
}
