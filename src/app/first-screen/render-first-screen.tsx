import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, MemoryRouter } from 'react-router-dom';
import { selectJourney } from '../../state';
import { storageKeys } from '../../state/storage/device-storage';
import { Alert } from '../../ui/parts/alert';
import { BrandProvider } from '../../ui/parts/brand';
import { type Words, WordsProvider } from '../../ui/parts/words';
import { Journey } from '../app';
import { openHousehold } from '../household';
import type { Installation } from '../installation';
import { startJourney } from '../journey-parts';
import { wordsOf } from '../words-of';
import { addressOf } from '../routing/addresses';
import { createNavigation } from '../routing/navigation';
import { early, type EarlyOptions } from './early';
import { nobodysPage } from './nobodys-page';

/** What a page holds before its script has come, as HTML. */
export interface RenderedFirstScreen {
  readonly locale: string;
  readonly title: string;
  /** Of the first step, as the page itself draws it. */
  readonly screen: string;
  /** Stands behind it: what is said of a press before the script has come, and of a script that is late. */
  readonly notices: string;
  /** For a browser whose scripts are off. */
  readonly noScript: string;
  /** The text of the script that stands in the page itself. */
  readonly script: string;
}

/** Milliseconds that a slow phone may take; who waits longer wants to be told. */
const slowMs = 15_000;

/** No call is made while a page is built. */
const installation: Installation = {
  api: '/api',
  timeouts: { answer: 20, token: 10 },
  features: {},
};

/**
 * Draws the first screen of the journey as a household meets it that opens the address of its first
 * step, on a device that keeps nothing.
 */
export async function renderFirstScreen(): Promise<RenderedFirstScreen> {
  const entry = journey.steps.find(({ id }) => id === journey.entry);
  if (entry === undefined) throw new Error(`The journey has no step "${journey.entry}"`);
  // Dates and numbers are written as the page's language has them.
  Object.assign(globalThis, { document: { documentElement: { lang: journey.locale } } });
  const address = addressOf(journey, entry.id);
  const running = startJourney();
  const navigation = createNavigation();
  const household = await openHousehold(
    nobodysPage(address),
    navigation.goTo,
    installation,
    undefined,
    running,
  );
  household.dispatchEvent({
    type: 'stepEntered',
    step: entry.id,
    parameters: matchPath(entry.route, address)?.params as Readonly<Record<string, string>>,
    today: household.today(),
    restored: false,
  });
  const words = wordsOf(
    () => running.journey().messages.texts,
    running.engine,
    () => selectJourney(household.store.getState()),
  );
  return {
    locale: journey.locale,
    title: words.plain('page.title', { title: entry.name, brand: brand.name }),
    screen: renderToStaticMarkup(
      <BrandProvider value={brand}>
        <MemoryRouter initialEntries={[address]}>
          <Journey household={household} navigation={navigation} />
        </MemoryRouter>
      </BrandProvider>,
    ),
    notices: renderToStaticMarkup(<Notices words={words} />),
    noScript: renderToStaticMarkup(<NoScript words={words} />),
    script: `(${early.toString()})(window,${JSON.stringify(earlyOptions(entry.startsAnew))})`,
  };
}

function Notices({ words }: { readonly words: Words }) {
  return (
    <WordsProvider value={words}>
      <p
        id="first-working"
        className="p-loader first-working"
        role="status"
        data-says={words.plain('app.working')}
      />
      <div id="first-notice" className="container first-notice" hidden>
        <Alert
          kind="take-care"
          urgent
          title={words.plain('app.slow.title')}
          actions={
            <button type="button" className="button" data-reload="">
              {words.plain('page.tryAgain')}
            </button>
          }
        >
          <p>{words.plain('app.slow.text')}</p>
        </Alert>
      </div>
    </WordsProvider>
  );
}

function NoScript({ words }: { readonly words: Words }) {
  const { number, hours } = brand.phone;
  return (
    <p className="container first-no-script">{`${words.plain('app.noScript')} ${number}. ${hours}.`}</p>
  );
}

function earlyOptions(startsAnew: boolean): EarlyOptions {
  const { snapshot, aside, commits } = storageKeys(journey.id);
  const later = journey.steps.filter(({ id }) => id !== journey.entry);
  return {
    elsewhere: later.map(({ route }) => `^${route.replace(/:\w+/g, '[^/]+')}/?$`),
    kept: { snapshot, aside, commits },
    startsAnew,
    slowMs,
  };
}
