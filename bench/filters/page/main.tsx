import 'virtual:brand.css';
import { brand } from 'virtual:brand';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type RunningJourney, startJourney } from '../../../src/app/journey-parts';
import { useChoice } from '../../../src/app/routing/addresses';
import { wordsOf } from '../../../src/app/words-of';
import type { JourneyState } from '../../../src/engine';
import { ResultsScreen } from '../../../src/screens/results';
import { journeyOf, ready } from '../../../src/screens/testing/journey';
import { BrandProvider } from '../../../src/ui/parts/brand';
import { WordsProvider } from '../../../src/ui/parts/words';
import { plansOf } from './plans';

const plans = plansOf(Number(new URLSearchParams(location.search).get('plans')));
// What is chosen stands in the query; the benchmark's own is no filter.
history.replaceState(null, '', location.pathname);
const state: JourneyState = {
  ...journeyOf({ lookups: { results: ready({ plans, uuid: 'bench' }), currentPlan: ready({}) } }),
  settings: { ...brand.settings, brand: { name: brand.name } },
};

/** The way of a click: control, address, engine with the shipped rules, React. */
function Page({ engine, journey }: RunningJourney) {
  const [choice, onChoice] = useChoice();
  const shown = useMemo(() => engine.screen(state, 'results', choice), [engine, choice]);
  const words = useMemo(
    () =>
      wordsOf(
        () => journey().messages.texts,
        engine,
        () => state,
      ),
    [engine, journey],
  );
  return (
    <WordsProvider value={words}>
      <ResultsScreen
        journey={state}
        today={state.today}
        shown={shown}
        itemOf={(item) => engine.item(state, 'results', item)}
        keptDays={30}
        read={() => null}
        lookAt={() => ({ shown: null, item: null })}
        choice={choice}
        onChoice={onChoice}
        onEvent={() => undefined}
        navigate={() => undefined}
        goBack={() => undefined}
      />
    </WordsProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
const running = startJourney();
await running.whole();
createRoot(root).render(
  <BrandProvider value={brand}>
    <BrowserRouter>
      <Page {...running} />
    </BrowserRouter>
  </BrandProvider>,
);
