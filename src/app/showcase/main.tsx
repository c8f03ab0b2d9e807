import 'virtual:brand.css';
import '../../ui/page';
import { createRoot } from 'react-dom/client';
import { Showcase } from './showcase';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<Showcase />);
