import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { SectionForm, TodayProvider } from '../../../src/ui/form';
import { WordsProvider, type Words } from '../../../src/ui/words';
import { fakeStore } from './fake-engine';
import { PlainForm } from './plain-form';

const query = new URLSearchParams(location.search);
const store = fakeStore(Number(query.get('fields')));
const Section = query.get('way') === 'plain' ? PlainForm : SectionForm;
const words: Words = { text: (name) => [name], plain: (name) => name };

function Page() {
  const sections = useSyncExternalStore(store.subscribe, store.read);
  return sections.map((section) => (
    <Section key={section.id} section={section} onEvent={store.send} />
  ));
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <WordsProvider value={words}>
    <TodayProvider value="2026-03-02">
      <Page />
    </TodayProvider>
  </WordsProvider>,
);
