import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { selectStepView } from '../../../src/state';
import { SectionForm, TodayProvider } from '../../../src/ui/form';
import { WordsProvider, type Words } from '../../../src/ui/words';
import { createHousehold } from './household';

const query = new URLSearchParams(location.search);
const household = createHousehold(Number(query.get('fields')));
const words: Words = { text: (name) => [name], plain: (name) => name };

function Page() {
  const select = useMemo(() => selectStepView(household.engine, household.step), []);
  const { sections } = useSelector(select);
  return sections.map((section) => (
    <SectionForm key={section.id} section={section} onEvent={household.dispatchEvent} />
  ));
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <Provider store={household.store}>
    <WordsProvider value={words}>
      <TodayProvider value="2026-03-02">
        <Page />
      </TodayProvider>
    </WordsProvider>
  </Provider>,
);
