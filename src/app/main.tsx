import 'virtual:brand.css';
import { journey } from 'virtual:journey/start';
import { createRoot } from 'react-dom/client';
import { deviceStorage, hasSnapshot } from '../state';
import { App } from './app';
import { openHousehold } from './household';
import { Opening } from './opening';
import { isOtherRelease } from './release/is-other-release';
import { loadAnew, loadAnewOnce } from './release/load-anew';
import { watchRelease } from './release/release-watch';
import { Unopened } from './release/unopened';
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
page.render(<Opening />);
openHousehold(window, navigation.goTo, release).then(
  (household) => {
    page.render(<App household={household} navigation={navigation} />);
    if (import.meta.env.DEV) {
      import('./why').then(({ startWhy }) => startWhy(document, household), reportError);
    }
  },
  async (error: unknown) => {
    report(error);
    const newer = await isOther();
    // Nothing can have been entered in a page that was never there.
    if (newer && loadAnewOnce(window, `${journey.id}.loadedAnew`, null)) return;
    const storage = deviceStorage(() => localStorage);
    const kept = hasSnapshot(storage, journey.id);
    page.render(<Unopened newer={newer} kept={kept} onLoad={() => loadAnew(window, null)} />);
  },
);
