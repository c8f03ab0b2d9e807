import 'virtual:brand.css';
// The order of the style sheets: the brand, what stands on every page, then the rest.
import '../ui/page';
import { journey } from 'virtual:journey/start';
import { createRoot } from 'react-dom/client';
import { deviceStorage, hasSnapshot } from '../state';
import { App } from './app';
import { openHousehold } from './household';
import { readInstallation } from './installation';
import { Opening, Unopened } from './opening';
import { BrokenSettings } from './read-settings';
import { isOtherRelease, loadAnew, loadAnewOnce, watchRelease } from './release/release-watch';
import { createNavigation } from './routing/navigation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
const isOther = () => isOtherRelease(window);
const release = watchRelease(window, isOther);
/** What is missing is said on the page; all else is a fault. */
const report = (error: unknown) => {
  if (!release.isMissingPart(error)) reportError(error);
};
const page = createRoot(root, { onCaughtError: report });
const navigation = createNavigation();
document.documentElement.lang = journey.locale;
page.render(<Opening />);
openHousehold(window, navigation.goTo, readInstallation(window), release).then(
  (household) => {
    page.render(<App household={household} navigation={navigation} />);
    if (import.meta.env.DEV) {
      import('./why/start-why').then(({ startWhy }) => startWhy(document, household), reportError);
    }
  },
  async (error: unknown) => {
    report(error);
    const newer = await isOther();
    // Nothing can have been entered in a page that was never there.
    if (newer && loadAnewOnce(window, `${journey.id}.loadedAnew`, null)) return;
    const storage = deviceStorage(() => localStorage);
    const kept = hasSnapshot(storage, journey.id);
    const broken = error instanceof BrokenSettings ? 'settings' : 'missing';
    page.render(
      <Unopened
        code={newer ? 'newer' : broken}
        kept={kept}
        onLoad={() => loadAnew(window, null)}
      />,
    );
  },
);
