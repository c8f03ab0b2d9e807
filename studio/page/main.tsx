import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import 'virtual:journey/own';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { ask } from './api';
import './studio.css';
import './panes.css';
import './outline.css';
import './page.css';
import './question.css';
import './said.css';
import './add.css';
import './scenario.css';
import './rule.css';
import './graph.css';
import './palette.css';
import './views.css';
import './narrow.css';

const holder = document.getElementById('studio');
if (holder === null) throw new Error('The page has no element with the id "studio"');
const root = createRoot(holder);

ask('project', {}).then(
  (project) => {
    document.title = `${project.name} — Changeover studio`;
    root.render(<App first={project} />);
  },
  (error: unknown) =>
    root.render(
      <main className="opening">
        <h1>The studio cannot be opened</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </main>,
    ),
);
