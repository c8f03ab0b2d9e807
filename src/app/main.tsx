import 'virtual:brand.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createHousehold } from './household';
import { createNavigation } from './routing/navigation';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
const navigation = createNavigation();
const household = createHousehold(window, navigation.goTo);
createRoot(root).render(<App household={household} navigation={navigation} />);
