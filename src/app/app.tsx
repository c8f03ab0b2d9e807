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
import { isAddressOf } from '../engine';
import type { CompiledStep } from '../journey';
import { selectJourney } from '../state';
import { TodayProvider } from '../ui/form';
import { BrandProvider } from '../ui/parts/brand';
import type { ClearHow } from '../ui/page';
import { WordsProvider } from '../ui/parts/words';
import { ClearedElsewhere, Status } from './status';
import type { Household } from './household';
import { Entered, PartBoundary, ReleaseNotice, Unloaded } from './release/unloaded';
import { loadAnew } from './release/release-watch';
import { addressOf, leaving } from './routing/addresses';
import type { Navigation } from './routing/navigation';
import { StepScreen } from './step-screen';
import { wordsOf } from './words-of';

/** Steps that an address leads to; while developing, all. */
const routed = journey.steps.filter(({ unrouted }) => import.meta.env.DEV || unrouted !== true);

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
        <Today>
          <ClearedElsewhere />
          <Pages household={household}>
            <Routes>
              {routed.map((step) => (
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
    <Unloaded code={code === 'newer' ? 'newer' : 'missing'} onLoad={() => loadAnew(window, goal)}>
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
