import { brand } from 'virtual:brand';
import { journey } from 'virtual:showcase';
import { useEffect, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectJourney, selectStepView } from '../../state';
import { PictogramProvider, SectionForm, TodayProvider } from '../../ui/form';
import { PageShell, Pictogram } from '../../ui/page';
import { SectionSheet } from '../../ui/page/section-sheet';
import { StepDialog } from '../../ui/page/step-dialog';
import { WordsProvider } from '../../ui/words';
import { AlertExamples } from './alert-examples';
import { ButtonExamples } from './button-examples';
import { CommitExamples } from './commit-examples';
import { PanelExamples } from './panel-examples';
import { PlanExamples } from './plan-examples';
import { ProgressExamples } from './progress-examples';
import { showcaseVisit } from './showcase-visit';
import './showcase.css';
import { ThemeSwitch } from './theme-switch';

/** Every component on one page (ROU-24). Its fields are drawn from a journey of their own. */
export function Showcase() {
  const [visit] = useState(() => showcaseVisit(window));
  useEffect(() => {
    visit.begin();
    return () => visit.stop();
  }, [visit]);
  return (
    <Provider store={visit.store}>
      <WordsProvider value={visit.words}>
        <PictogramProvider value={Pictogram}>
          <Page visit={visit} />
        </PictogramProvider>
      </WordsProvider>
    </Provider>
  );
}

function Page({ visit }: { readonly visit: ReturnType<typeof showcaseVisit> }) {
  const { engine, dispatchEvent } = visit;
  const select = useMemo(() => selectStepView(engine, journey.entry), [engine]);
  const view = useSelector(select);
  const { today } = useSelector(selectJourney);
  const [choices] = view.sections;
  return (
    <TodayProvider value={today}>
      <PageShell
        brand={brand}
        stages={[]}
        stage={null}
        title={view.title}
        lead={view.lead}
        scene="small"
        onClear={() => undefined}
      >
        <div className="showcase">
          <ThemeSwitch />
          <ButtonExamples />
          {view.sections.map((section) => (
            <SectionSheet key={section.id} section={section} rises={false}>
              <SectionForm section={section} onEvent={dispatchEvent} />
            </SectionSheet>
          ))}
          <PanelExamples />
          <AlertExamples />
          <CommitExamples />
          {choices !== undefined && <ProgressExamples answered={choices} />}
          <PlanExamples />
        </div>
        {view.dialog !== null && (
          <StepDialog
            dialog={view.dialog}
            renderForm={(section, onEvent) => <SectionForm section={section} onEvent={onEvent} />}
            onEvent={dispatchEvent}
          />
        )}
      </PageShell>
    </TodayProvider>
  );
}
