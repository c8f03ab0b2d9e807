import { brand } from 'virtual:brand';
import { journey } from 'virtual:showcase';
import { useEffect, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { selectJourney, selectStepView } from '../../state';
import { SectionForm, TodayProvider } from '../../ui/form';
import { PageShell } from '../../ui/page';
import { StepDialog } from '../../ui/page/dialog/step-dialog';
import { SectionSheet } from '../../ui/page/section-flow';
import { WordsProvider } from '../../ui/parts/words';
import { AlertExamples, ButtonExamples } from './alert-examples';
import { PlanExamples } from './plan-examples';
import { CommitExamples, PanelExamples, ProgressExamples } from './progress-examples';
import { showcaseVisit } from './showcase-visit';
import './showcase.css';

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
        <Page visit={visit} />
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

const themes = { device: 'As the device says', light: 'Light', dark: 'Dark' } as const;
type Theme = keyof typeof themes;

/** Light or dark, whatever the device says. */
function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('device');
  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'device' ? '' : theme;
    for (const media of darkRules()) {
      media.mediaText = { device: darkMedia, light: 'not all', dark: 'all' }[theme];
    }
  }, [theme]);
  return (
    <fieldset className="showcase-themes">
      <legend className="small quiet">Colours</legend>
      {Object.entries(themes).map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="theme"
            checked={theme === key}
            onChange={() => setTheme(key as Theme)}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const darkMedia = '(prefers-color-scheme: dark)';
const found = new Set<MediaList>();

/** The brand's dark colours stand in a rule for devices that ask for them; once found, kept. */
function darkRules(): ReadonlySet<MediaList> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && /prefers-color-scheme/.test(rule.media.mediaText))
        found.add(rule.media);
    }
  }
  return found;
}
