import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { equal, type CommitView, type JourneyState, type JsonObject } from '../engine';
import type { CompiledStep } from '../journey';
import {
  asides,
  bandFacts,
  bandHeads,
  bandWords,
  OnItsWay,
  partsOf,
  screens,
  type ScreenProps,
} from '../screens';
import { selectJourney, selectStepView } from '../state';
import { SectionForm } from '../ui/form';
import {
  CommitAnnouncer,
  CommitPage,
  PageShell,
  isAnswered,
  isSettled,
  LeftBehindNotice,
  panelOf,
  shellOf,
  StepPage,
  StuckNotice,
  type StepPageProps,
  usePageTitle,
  usePanelFocus,
} from '../ui/page';
import { Notice } from '../ui/parts/alert';
import { useAllParts } from '../ui/parts/on-demand';
import { useWords } from '../ui/parts/words';
import { useCarryOn } from './carry-on';
import type { Household } from './household';
import type { Speech } from './journey-parts';
import { InLanguage } from './language/in-language';
import { useSpeech } from './language/use-speech';
import { addressOf, cameFrom, leaving, useChoice } from './routing/addresses';
import { stagesOf } from './routing/stages';
import { useArrival } from './routing/arrival';
import { useStepsAhead } from './steps-ahead';

export interface StepScreenProps {
  readonly step: CompiledStep;
  /** Of the page's address; they keep their identity. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly household: Household;
  readonly onClear: StepPageProps['onClear'];
}

/** One step of the journey: a form that the engine describes, or a screen of its own. */
export function StepScreen(props: StepScreenProps) {
  useArrival(props.step, props.parameters, props.household);
  const [choice, onChoice] = useChoice();
  return (
    <InLanguage household={props.household} step={props.step.id}>
      <PresentStep {...props} choice={choice} onChoice={onChoice} />
    </InLanguage>
  );
}

type PresentStepProps = Omit<StepScreenProps, 'parameters'> &
  Pick<ScreenProps, 'choice' | 'onChoice'>;

/** The step as the state has it now. */
function PresentStep({ step, household, onClear, choice, onChoice }: PresentStepProps) {
  const { dispatchEvent } = household;
  const speech = useSpeech(household);
  const { engine } = speech;
  const goTo = useNavigate();
  const { state: left } = useLocation() as { readonly state: unknown };
  const select = useMemo(() => selectStepView(engine, step.id), [engine, step.id]);
  const view = useSelector(select);
  const state = useSelector(selectJourney);
  const clearing = useMemo(() => engine.clearing(state), [engine, state]);
  useStepsAhead(household.journey(), state);
  const name = step.screen ?? '';
  const shown = useMemo(() => engine.screen(state, name, choice), [engine, state, name, choice]);
  const itemOf = useCallback(
    (item: JsonObject) => engine.item(state, name, item),
    [engine, state, name],
  );
  const lookAt = useCallback((other: string) => engine.look(state, other), [engine, state]);
  const follow = useCallback((href: string) => void goTo(href), [goTo]);
  const stages = useSelector(
    useMemo(() => (all: StoreState) => stagesIn(speech, step, selectJourney(all)), [speech, step]),
    equal,
  );
  const given: ScreenProps = {
    journey: state,
    shown,
    itemOf,
    lookAt,
    read: (path) => engine.evaluate(state, { var: path }),
    keptDays: journey.persist.days,
    choice,
    onChoice,
    today: state.today,
    onEvent: dispatchEvent,
    navigate: (id, parameters) =>
      void goTo(addressOf(journey, id, parameters, state.answers), leaving(step.id)),
    goBack: (id) =>
      void (cameFrom(left) === id
        ? goTo(-1)
        : goTo(addressOf(journey, id, {}, state.answers), leaving(step.id))),
  };
  const carryOn = useCarryOn(step, household);
  const panels = Object.fromEntries(
    step.aside.flatMap((name): readonly (readonly [string, ReactNode])[] => {
      const Panel = asides[name];
      return Panel === undefined ? [] : [[name, <Panel key={name} {...given} />]];
    }),
  );
  const shared = {
    brand,
    stages,
    stage: step.stage,
    scene: view.scene,
    onNavigate: follow,
    onEvent: dispatchEvent,
    onAct: household.act,
    clearing,
    onClear,
    view,
  };
  if (step.screen === null) {
    return (
      <StepPage
        {...shared}
        name={nameIn(speech, step)}
        aside={step.aside}
        panels={panels}
        carryOn={carryOn}
        renderForm={renderForm}
      />
    );
  }
  return <Screen {...shared} step={step} given={given} panels={Object.values(panels)} />;
}

type StoreState = Parameters<typeof selectJourney>[0];

const stagesIn = (speech: Speech, step: CompiledStep, { answers }: JourneyState) =>
  stagesOf(speech.journey, step, (id) => addressOf(journey, id, {}, answers));

/** Short name, in the language that the step is said in. */
const nameIn = (speech: Speech, { id, name }: CompiledStep): string =>
  speech.isSaid(id) ? (speech.journey.steps.find((each) => each.id === id)?.name ?? name) : name;

const renderForm: StepPageProps['renderForm'] = (section, onEvent) => (
  <SectionForm section={section} onEvent={onEvent} />
);

type ScreenPageProps = Omit<Parameters<typeof CommitPage>[0], 'panel' | 'children'> & {
  readonly step: CompiledStep;
  readonly given: ScreenProps;
  readonly panels: readonly ReactNode[];
};

/** What a step shows that is no form; in its place or above it, what is known of a commit. */
function Screen({ step, given, panels, ...page }: ScreenPageProps) {
  const { commits } = page.view;
  const panel = panelOf(commits.filter((one) => !isAnswered(one)));
  const onAct = usePanelFocus(panel !== null, page.onAct);
  const Main = screens[step.screen ?? ''];
  const main = Main !== undefined && <Main {...given} />;
  return (
    <>
      {panel === null ? (
        <ScreenPage {...page} step={step} given={given} panels={panels}>
          {main}
        </ScreenPage>
      ) : (
        <CommitPage
          {...page}
          {...(isSettled(panel) ? {} : stageOfForm(page, panel))}
          panel={panel}
          onAct={onAct}
        >
          {main}
        </CommitPage>
      )}
      <CommitAnnouncer commits={commits} panel={panel} />
    </>
  );
}

/** While it is not known to be done, the way through the journey stands where it was sent. */
function stageOfForm({ stages }: Pick<ScreenPageProps, 'stages'>, { commit }: CommitView) {
  const form = journey.commits[commit]?.at[0];
  const step = journey.steps.find(({ id }) => id === form);
  return { stage: step?.stage ?? null, stages };
}

function ScreenPage(props: ScreenPageProps & { readonly children: ReactNode }) {
  const { step, given, panels, view, brand, scene } = props;
  const words = useWords();
  usePageTitle(step.name, false, brand.name);
  const parts = useMemo(() => partsOf(step), [step]);
  const isWhole = useAllParts(parts);
  const Facts = bandFacts[step.screen ?? ''];
  const head = bandHeads[step.screen ?? ''];
  const own = bandWords[step.screen ?? '']?.(given, words);
  return (
    <PageShell
      {...shellOf(props)}
      scene={scene}
      title={own?.title === undefined ? view.title : [own.title]}
      lead={view.lead}
      {...(head !== undefined && {
        above: <head.above {...given} />,
        ...(head.emblem !== null && {
          emblem: isWhole ? <head.emblem {...given} /> : <span className="p-band__emblem" />,
        }),
      })}
      {...(own?.eyebrow !== undefined && { eyebrow: own.eyebrow })}
      {...(own?.skip !== undefined && { skip: own.skip })}
      {...(isWhole &&
        Facts !== undefined && {
          facts: <Facts {...given} />,
        })}
      {...(isWhole && panels.length > 0 && { aside: panels, asideFirst: true })}
      isPending={!isWhole}
    >
      <StuckNotice stuck={view.stuck} />
      {view.notice !== null && (
        <Notice text={view.notice} onDismiss={() => given.onEvent({ type: 'noticeDismissed' })} />
      )}
      <LeftBehindNotice left={view.leftBehind} onEvent={given.onEvent} />
      {isWhole ? props.children : <OnItsWay />}
    </PageShell>
  );
}
