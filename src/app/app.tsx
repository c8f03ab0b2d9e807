import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey';
import { useEffect, useMemo, useRef } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { selectBusy, selectJourney, selectStorageFailed } from '../state';
import { PictogramProvider, TodayProvider } from '../ui/form';
import { PageLoader, Pictogram } from '../ui/page';
import { BrandProvider } from '../ui/page';
import { useWords, WordsProvider } from '../ui/words';
import { createHousehold, type Household } from './household';
import { addressOf } from './routing/address-of';
import { StepScreen } from './step-screen';
import { wordsOf } from './words-of';

/** The whole journey under its brand. */
export function App() {
  return (
    <BrandProvider value={brand}>
      <BrowserRouter>
        <Journey />
      </BrowserRouter>
    </BrandProvider>
  );
}

function Journey() {
  const household = useHousehold();
  const { engine, store } = household;
  const words = useMemo(
    () => wordsOf(journey, engine, () => selectJourney(store.getState())),
    [engine, store],
  );
  const clear = () => {
    household.clearDetails();
    window.location.assign(addressOf(journey, journey.entry));
  };
  return (
    <Provider store={store}>
      <WordsProvider value={words}>
        <PictogramProvider value={Pictogram}>
          <Today>
            <Routes>
              {journey.steps.map((step) => (
                <Route
                  key={step.id}
                  path={step.route}
                  element={
                    <StepScreen key={step.id} step={step} household={household} onClear={clear} />
                  }
                />
              ))}
              <Route
                path="*"
                element={<Navigate to={addressOf(journey, journey.entry)} replace />}
              />
            </Routes>
            <Status />
          </Today>
        </PictogramProvider>
      </WordsProvider>
    </Provider>
  );
}

/** Made once; the router may change its way of navigating under it. */
function useHousehold(): Household {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const household = useMemo(
    () =>
      createHousehold(window, (step, parameters) => {
        void latest.current(addressOf(journey, step, parameters));
      }),
    [],
  );
  useEffect(() => {
    household.start();
    return () => household.stop();
  }, [household]);
  return household;
}

function Today({ children }: { readonly children: React.ReactNode }) {
  const { today } = useSelector(selectJourney);
  return <TodayProvider value={today}>{children}</TodayProvider>;
}

/** What runs over every page: the loader, and that the device keeps nothing. */
function Status() {
  const words = useWords();
  const busy = useSelector(selectBusy);
  const storageFailed = useSelector(selectStorageFailed);
  return (
    <>
      <PageLoader active={busy} />
      {storageFailed && <p role="status">{words.plain('app.storageFailed')}</p>}
    </>
  );
}
