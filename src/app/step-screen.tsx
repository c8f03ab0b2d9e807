import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { CompiledStep } from '../engine';
import { asides, bandFacts, bandWords, screens, type ScreenProps } from '../screens';
import { selectJourney, selectStepView } from '../state';
import { SectionForm } from '../ui/form';
import { Notice, PageShell, StepPage, usePageTitle } from '../ui/page';
import { useWords } from '../ui/words';
import type { Household } from './household';
import { addressOf } from './routing/address-of';
import { useArrival } from './routing/use-arrival';
import { stagesOf } from './stages-of';

interface StepScreenProps {
  readonly step: CompiledStep;
  readonly household: Household;
  readonly onClear: () => void;
}

/** One step of the journey: a form that the engine describes, or a screen of its own. */
export function StepScreen({ step, household, onClear }: StepScreenProps) {
  useArrival(step, household);
  const { engine, dispatchEvent } = household;
  const goTo = useNavigate();
  const select = useMemo(() => selectStepView(engine, step.id), [engine, step.id]);
  const view = useSelector(select);
  const state = useSelector(selectJourney);
  const given: ScreenProps = {
    journey: state,
    today: state.today,
    onEvent: dispatchEvent,
    navigate: (id, parameters) => void goTo(addressOf(journey, id, parameters)),
  };
  const panels = Object.fromEntries(
    step.aside.flatMap((name): readonly (readonly [string, ReactNode])[] => {
      const Panel = asides[name];
      return Panel === undefined
        ? []
        : [
            [
              name,
              <Loaded key={name}>
                <Panel {...given} />
              </Loaded>,
            ],
          ];
    }),
  );
  const shared = {
    brand,
    stages: stagesOf(journey, step),
    stage: step.stage,
    scene: step.scene,
    onNavigate: (href: string) => void goTo(href),
    onClear,
  };
  if (step.screen === null) {
    return (
      <StepPage
        {...shared}
        view={view}
        name={step.name}
        aside={step.aside}
        panels={panels}
        renderForm={(section, onEvent) => <SectionForm section={section} onEvent={onEvent} />}
        onEvent={dispatchEvent}
      />
    );
  }
  return (
    <Screen {...shared} step={step} view={view} given={given} panels={Object.values(panels)} />
  );
}

type ScreenPageProps = Pick<
  Parameters<typeof PageShell>[0],
  'brand' | 'stages' | 'stage' | 'scene' | 'onClear'
> & {
  readonly onNavigate: (href: string) => void;
  readonly step: CompiledStep;
  readonly view: ReturnType<ReturnType<typeof selectStepView>>;
  readonly given: ScreenProps;
  readonly panels: readonly ReactNode[];
};

function Screen({ step, view, given, panels, ...shell }: ScreenPageProps) {
  const words = useWords();
  usePageTitle(step.name, false, shell.brand.name);
  const Main = screens[step.screen ?? ''];
  const Facts = bandFacts[step.screen ?? ''];
  const own = bandWords[step.screen ?? '']?.(given.journey, words);
  return (
    <PageShell
      {...shell}
      title={own?.title === undefined ? view.title : [own.title]}
      lead={view.lead}
      {...(own?.eyebrow !== undefined && { eyebrow: own.eyebrow })}
      {...(Facts !== undefined && {
        facts: (
          <Loaded>
            <Facts {...given} />
          </Loaded>
        ),
      })}
      {...(panels.length > 0 && { aside: panels })}
    >
      {view.notice !== null && (
        <Notice text={view.notice} onDismiss={() => given.onEvent({ type: 'noticeDismissed' })} />
      )}
      {Main !== undefined && (
        <Loaded>
          <Main {...given} />
        </Loaded>
      )}
    </PageShell>
  );
}

/** A part that comes on demand; its place stays empty for the moment that it takes. */
function Loaded({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
