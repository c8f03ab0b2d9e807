import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { commitActed } from '../../../src/app/commit-acted';
import { wordsOf } from '../../../src/app/words-of';
import { createShapeValidators } from '../../../src/compiler';
import { createEngine } from '../../../src/engine';
import {
  browserEnvironment,
  createJourneyStore,
  selectJourney,
  selectStepView,
} from '../../../src/state';
import { addWidgets, SectionForm, TodayProvider } from '../../../src/ui/form';
import { StepPage } from '../../../src/ui/page';
import { brand } from '../../../src/ui/page/testing/views';
import { WordsProvider } from '../../../src/ui/parts/words';
import { Widget as Plate } from '../journey-config/widgets/x-plate/widget';
import type { Partner } from './partner';
import { permitJourney } from './permit-journey';

const today = '2026-09-01';
const journey = await permitJourney();
addWidgets({ 'x-plate': { component: Plate, frame: 'label' } });

/** The permit in the real page, over the real store and engine; the council is played. */
export function openPermit(partner: Partner) {
  const engine = createEngine(journey, createShapeValidators(journey));
  let show: (step: string) => void = () => undefined;
  const kept = new Map<string, string>();
  const environment = browserEnvironment(window);
  const visit = createJourneyStore({
    engine,
    journey,
    api: partner,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      keys: () => [...kept.keys()],
    },
    environment,
    navigate: (step) => show(step),
    given: { today, settings: {} },
  });
  const { store, dispatchEvent } = visit;
  const state = () => selectJourney(store.getState());
  const enter = (step: string) =>
    dispatchEvent({ type: 'stepEntered', step, parameters: {}, today, restored: false });
  const words = wordsOf(() => journey.messages.texts, engine, state);

  function Page() {
    const [id, setId] = useState(journey.entry);
    show = (next) => {
      setId(next);
      enter(next);
    };
    const select = useMemo(() => selectStepView(engine, id), [id]);
    const view = useSelector(select);
    const step = journey.steps.find((one) => one.id === id);
    return (
      <StepPage
        view={view}
        name={step?.name ?? ''}
        brand={brand}
        stages={journey.stages.map((name) => ({ name, href: null }))}
        stage={step?.stage ?? null}
        scene="none"
        aside={['outline']}
        renderForm={(section, onEvent) => <SectionForm section={section} onEvent={onEvent} />}
        onEvent={dispatchEvent}
        onAct={(commit, action) => dispatchEvent(commitActed(environment, commit, action))}
        clearing={engine.clearing(useSelector(selectJourney))}
        onClear={visit.clearDetails}
      />
    );
  }
  visit.start();
  enter(journey.entry);
  const drawn = render(
    <Provider store={store}>
      <WordsProvider value={words}>
        <TodayProvider value={today}>
          <Page />
        </TodayProvider>
      </WordsProvider>
    </Provider>,
  );
  // Nothing lies over a control in jsdom, and asking for that costs a third of each click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...drawn, user, state, happen: dispatchEvent, stop: visit.stop };
}
