import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Provider, useSelector } from 'react-redux';
import { commitActed } from '../../src/app/commit-acted';
import { stagesOf } from '../../src/app/routing/stages';
import { ClearedElsewhere, Status } from '../../src/app/status';
import { wordsOf } from '../../src/app/words-of';
import { selectJourney, selectStepView, selectToday } from '../../src/state';
import { FilesProvider, SectionForm, TodayProvider } from '../../src/ui/form';
import { StepPage, type StepPageProps } from '../../src/ui/page';
import { BrandProvider } from '../../src/ui/parts/brand';
import { WordsProvider } from '../../src/ui/parts/words';
import { runningOf, type Visit } from './visit';

/** What a page is drawn of. */
export interface JourneyPageProps {
  /** Made by `createVisit`, once: another object is another visit. */
  readonly visit: Visit;
}

/**
 * The whole page of the step that a visit is at: its band with the brand, its sheets, what is still
 * missing, its footer. It names the browser's tab, and adds to the browser's history, so that the way
 * back leads to the sheet before.
 *
 * @throws Error while it is drawn, for a visit that `createVisit` has not made
 */
export function JourneyPage({ visit }: JourneyPageProps): ReactNode {
  const { engine, journey, store } = runningOf(visit);
  const { state, brand } = visit;
  useEffect(() => {
    visit.start();
    return visit.stop;
  }, [visit]);
  const words = useMemo(
    () => wordsOf(() => journey.messages.texts, engine, state),
    [journey, engine, state],
  );
  return (
    <BrandProvider value={brand}>
      {/* react-aria writes a style of its own unless something has this id; a strict policy forbids it. */}
      <meta id="react-aria-pressable-style" name="color-scheme" content="light dark" />
      <Provider store={store.store}>
        <WordsProvider value={words}>
          <Today>
            <ClearedElsewhere />
            <FilesProvider value={runningOf(visit).files}>
              <Step visit={visit} />
            </FilesProvider>
            <Status />
          </Today>
        </WordsProvider>
      </Provider>
    </BrandProvider>
  );
}

function Today({ children }: { readonly children: ReactNode }) {
  return <TodayProvider value={useSelector(selectToday)}>{children}</TodayProvider>;
}

const addressOf = (step: string): string => `#${step}`;
const stepOf = (address: string): string => address.slice(1);

function Step({ visit }: JourneyPageProps) {
  const { engine, journey, environment } = runningOf(visit);
  const { brand, send } = visit;
  const state = useSelector(selectJourney);
  const id = visit.step();
  const view = useSelector(useMemo(() => selectStepView(engine, id), [engine, id]));
  const clearing = useMemo(() => engine.clearing(state), [engine, state]);
  const step = useMemo(() => journey.steps.find((each) => each.id === id), [journey, id]);
  const stages = useMemo(
    () => (step === undefined ? [] : stagesOf(journey, step, addressOf)),
    [journey, step],
  );
  useArrival(id);
  const onNavigate = useCallback((address: string) => visit.goTo(stepOf(address)), [visit]);
  const onAct = useCallback<StepPageProps['onAct']>(
    (commit, action) => send(commitActed(environment, commit, action)),
    [send, environment],
  );
  if (step === undefined) return null;
  return (
    <StepPage
      key={id}
      {...{ view, brand, stages, clearing, renderForm, onNavigate, onAct }}
      name={step.name}
      stage={step.stage}
      scene={view.scene}
      aside={step.aside}
      onEvent={send}
      onClear={visit.clear}
    />
  );
}

const renderForm: StepPageProps['renderForm'] = (section, onEvent) => (
  <SectionForm section={section} onEvent={onEvent} />
);

/** A page that was led to is read from its title; the first one is where the host put it. */
function useArrival(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = document.getElementById('page-title');
    title?.scrollIntoView({ block: 'center' });
    title?.focus({ preventScroll: true });
  }, [step]);
}
