import 'virtual:brand.css';
// The order of the style sheets: the brand, what stands on every page, then the rest.
import '../ui/page';
import { journey } from 'virtual:journey/start';
import { createRoot } from 'react-dom/client';
import { browserEnvironment, deviceStorage, hasSnapshot } from '../state';
import { App } from './app';
import { endFirstScreen } from './first-screen/end-first-screen';
import { firstScreenOf } from './first-screen/take-over';
import { openHousehold } from './household';
import { readInstallation } from './installation';
import { Opening, Unopened } from './opening';
import { BrokenSettings, lateOrNot, settingsWithinMs } from './read-settings';
import { isOtherRelease, loadAnew, loadAnewOnce, watchRelease } from './release/release-watch';
import { addressOf, isAtEntry } from './routing/addresses';
import { createNavigation } from './routing/navigation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const isOther = () => isOtherRelease(window);
const release = watchRelease(window, isOther);
/** What is missing is said on the page; all else is a fault. */
const report = (error: unknown) => {
  if (!release.isMissingPart(error)) reportError(error);
};
const page = createRoot(root, { onCaughtError: report });
const navigation = createNavigation();
document.documentElement.lang = journey.locale;
const opening = () => page.render(<Opening />);
const first = firstScreenOf(root);
if (first === null) opening();
const isKept = () =>
  hasSnapshot(
    deviceStorage(() => localStorage),
    journey.id,
  );
const installation = lateOrNot((anew) => readInstallation(window, anew), {
  schedule: browserEnvironment(window).schedule,
  withinMs: settingsWithinMs,
  onLate: (again) => {
    const onLoad = () => {
      opening();
      again();
    };
    if (first !== null) first.sayLate(again);
    else page.render(<Unopened code="slow" kept={isKept()} onLoad={onLoad} />);
  },
});
openHousehold(window, navigation.goTo, installation, release).then(
  (household) => {
    const draw = () => page.render(<App household={household} navigation={navigation} />);
    if (first === null) draw();
    else {
      // The router would lead there too, but only after it has drawn nothing.
      if (!isAtEntry(journey, location.pathname))
        history.replaceState(null, '', addressOf(journey, journey.entry));
      // In a task of its own: what is typed meanwhile is heard before it.
      setTimeout(() => first.takeOver(draw));
    }
    if (import.meta.env.DEV) {
      import('./why/start-why').then(({ startWhy }) => startWhy(document, household), reportError);
    }
  },
  async (error: unknown) => {
    report(error);
    const newer = await isOther();
    // Nothing can have been entered in a page that was never there.
    if (newer && loadAnewOnce(window, `${journey.id}.loadedAnew`, null)) return;
    const broken = error instanceof BrokenSettings ? 'settings' : 'missing';
    endFirstScreen(root);
    page.render(
      <Unopened
        code={newer ? 'newer' : broken}
        kept={isKept()}
        onLoad={() => loadAnew(window, null)}
      />,
    );
  },
);
