import 'virtual:brand.css';
import { journey } from 'virtual:journey/start';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { openHousehold } from './household';
import { Opening } from './opening';
import { createNavigation } from './routing/navigation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
const page = createRoot(root);
const navigation = createNavigation();
page.render(<Opening />);
openHousehold(window, navigation.goTo).then(
  (household) => {
    page.render(<App household={household} navigation={navigation} />);
    if (import.meta.env.DEV) {
      import('./why').then(({ startWhy }) => startWhy(document, household), reportError);
    }
  },
  (error: unknown) => {
    reportError(error);
    const text = journey.messages.texts['app.loadFailed'] ?? [];
    page.render(<p role="alert">{text.filter((part) => typeof part === 'string')}</p>);
  },
);
