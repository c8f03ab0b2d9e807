import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isAddressOf, usesFiles } from '../engine';
import { selectJourney, selectToday } from '../state';
import { FilesProvider, TodayProvider } from '../ui/form';
import { BrandProvider } from '../ui/parts/brand';
import type { ClearHow } from '../ui/page';
import { WordsProvider } from '../ui/parts/words';
import { ClearedElsewhere, Status } from './status';
import type { Household } from './household';
import { Entered, PartBoundary, ReleaseNotice, Unloaded } from './release/unloaded';
import { loadAnew } from './release/release-watch';
import { addressOf, leaving, stepAt } from './routing/addresses';
import type { Navigation } from './routing/navigation';
import { StepScreen, type StepScreenProps } from './step-screen';
import { wordsOf } from './words-of';
import { useSpeech } from './language/use-speech';

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

/** All of it but the brand and the browser's history. */
export function Journey({ household, navigation }: AppProps) {
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
  const { store } = household;
  const speech = useSpeech(household);
  const words = useMemo(
    () =>
      wordsOf(
        () => speech.journey.messages.texts,
        speech.engine,
        () => selectJourney(store.getState()),
      ),
    [speech, store],
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
            <WithFiles household={household}>
              <Present household={household} onClear={clear} />
            </WithFiles>
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
  const { subscribe, current } = release;
  const { code, goal } = useSyncExternalStore(subscribe, current, current);
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

/**
 * The step whose address it is. An address of none leads to the first step, and one whose parameters
 * are none that its step knows to the one that the step begins at.
 */
function Present(props: Pick<StepScreenProps, 'household' | 'onClear'>) {
  const { pathname } = useLocation();
  const at = useMemo(() => stepAt(routed, pathname), [pathname]);
  return at !== null && isAddressOf(at.step, at.parameters) ? (
    <StepScreen key={at.step.id} {...at} {...props} />
  ) : (
    <Navigate to={addressOf(journey, at?.step.id ?? journey.entry)} replace />
  );
}

/** A page whose journey asks for no files is spared what sends them. */
const WithFiles = ({
  household: { files },
  children,
}: {
  readonly household: Household;
  readonly children: ReactNode;
}) => (usesFiles ? <FilesProvider value={files}>{children}</FilesProvider> : children);

function Today({ children }: { readonly children: ReactNode }) {
  return <TodayProvider value={useSelector(selectToday)}>{children}</TodayProvider>;
}
