import 'virtual:brand.css';
import { brand } from 'virtual:brand';
import { forms } from 'virtual:bench-forms';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { selectStepView } from '../../../src/state';
import { SectionForm, TodayProvider } from '../../../src/ui/form';
import { StepPage, type StepPageProps } from '../../../src/ui/page';
import { WordsProvider, type Words } from '../../../src/ui/parts/words';
import { painted } from '../painted';
import { createHousehold } from './household';

type Household = ReturnType<typeof createHousehold>;

const given = { today: '2026-03-02', settings: {} };
const words: Words = { text: (name) => [name], plain: (name) => name };
const nothing = () => undefined;
const renderForm: StepPageProps['renderForm'] = (section, onEvent) => (
  <SectionForm section={section} onEvent={onEvent} />
);

function Page({ household }: { readonly household: Household }) {
  const select = useMemo(
    () => selectStepView(household.engine, household.step),
    [household.engine, household.step],
  );
  const view = useSelector(select);
  return (
    <StepPage
      view={view}
      name="Form"
      brand={brand}
      stages={[]}
      stage={null}
      scene="none"
      aside={['outline']}
      renderForm={renderForm}
      onEvent={household.dispatchEvent}
      onAct={nothing}
      onClear={nothing}
    />
  );
}

const root = document.getElementById('root');
const form = forms[new URLSearchParams(location.search).get('form') ?? ''];
if (root === null || form === undefined) throw new Error('There is no such form');
const { journey, shapeValidators } = await form();

window.mountForm = () => {
  const household = createHousehold(journey, shapeValidators, given);
  if (!household.restored) throw new Error('The form is not filled');
  createRoot(root).render(
    <Provider store={household.store}>
      <WordsProvider value={words}>
        <TodayProvider value={given.today}>
          <Page household={household} />
        </TodayProvider>
      </WordsProvider>
    </Provider>,
  );
  return painted();
};
if (new URLSearchParams(location.search).has('mount')) await window.mountForm();
