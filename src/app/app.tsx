import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import { isAddressOf, type CompiledStep } from '../engine';
import { selectBusy, selectJourney, selectStorageFailed } from '../state';
import { PictogramProvider, TodayProvider } from '../ui/form';
import { BrandProvider, type ClearHow, PageLoader, Pictogram } from '../ui/page';
import { useWords, WordsProvider } from '../ui/words';
import { ClearedElsewhere } from './commits/cleared-elsewhere';
import type { Household } from './household';
import { Entered } from './release/entered';
import { loadAnew } from './release/load-anew';
import { PartBoundary } from './release/part-boundary';
import { ReleaseNotice } from './release/release-notice';
import { Unloaded } from './release/unloaded';
import { addressOf } from './routing/address-of';
import { leaving } from './routing/came-from';
import type { Navigation } from './routing/navigation';
import { StepScreen } from './step-screen';
import { wordsOf } from './words-of';

interface AppProps {
  readonly household: Household;
  readonly navigation: Navigation;
}

/** The whole journey under its brand. */
export function App(props: AppProps) {
  return (
    <BrandProvider value={brand}>
      {/* At once: a transition would leave the page before on view under the new address. */}
      <BrowserRouter useTransitions={false}>
        <Journey {...props} />
      </BrowserRouter>
    </BrandProvider>
  );
}

function Journey({ household, navigation }: AppProps) {
  const navigate = useNavigate();
  useEffect(
    () =>
      navigation.attach((step, parameters) => {
        const present = selectJourney(household.store.getState()).progress.step;
        void navigate(addressOf(journey, step, parameters), leaving(present));
      }),
    [navigation, navigate, household],
  );
  useEffect(() => {
    household.start();
    return () => household.stop();
  }, [household]);
  const { engine, store, texts } = household;
  const words = useMemo(
    () => wordsOf(texts, engine, () => selectJourney(store.getState())),
    [texts, engine, store],
  );
  const clear = (how: ClearHow) => {
    const { answers } = selectJourney(store.getState());
    household.clearDetails(how);
    window.location.assign(addressOf(journey, journey.entry, {}, answers));
  };
  return (
    <Provider store={store}>
      <WordsProvider value={words}>
        <PictogramProvider value={Pictogram}>
          <Today>
            <ClearedElsewhere />
            <Pages household={household}>
              <Routes>
                {journey.steps.map((step) => (
                  <Route
                    key={step.id}
                    path={step.route}
                    element={
                      <Known key={step.id} step={step}>
                        <StepScreen step={step} household={household} onClear={clear} />
                      </Known>
                    }
                  />
                ))}
                <Route
                  path="*"
                  element={<Navigate to={addressOf(journey, journey.entry)} replace />}
                />
              </Routes>
            </Pages>
            <Status />
          </Today>
        </PictogramProvider>
      </WordsProvider>
    </Provider>
  );
}

/** Instead of a page that cannot be drawn stands why, and how to load it anew. */
function Pages({
  household,
  children,
}: {
  readonly household: Household;
  readonly children: ReactNode;
}) {
  const { release } = household;
  const { key } = useLocation();
  const { code, goal } = useSyncExternalStore(release.subscribe, release.current);
  const unloaded = (
    <Unloaded newer={code === 'newer'} onLoad={() => loadAnew(window, goal)}>
      <Entered household={household} />
    </Unloaded>
  );
  return (
    <PartBoundary resetOn={key} fallback={unloaded}>
      <ReleaseNotice household={household} />
      {children}
    </PartBoundary>
  );
}

/** An address whose parameters are none that the step knows leads to the one that it begins at. */
function Known({ step, children }: { readonly step: CompiledStep; readonly children: ReactNode }) {
  return isAddressOf(step, useParams()) ? (
    children
  ) : (
    <Navigate to={addressOf(journey, step.id)} replace />
  );
}

function Today({ children }: { readonly children: ReactNode }) {
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
      {storageFailed && (
        <p role="status" className="container">
          {words.plain('app.storageFailed')}
        </p>
      )}
    </>
  );
}
