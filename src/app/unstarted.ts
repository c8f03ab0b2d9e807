import { unstarted } from 'virtual:journey/unstarted';
import { deviceStorage, hasSnapshot } from '../state/storage/device-storage';
import { endFirstScreen } from './first-screen/end-first-screen';
import { loadAnew } from './release/release-watch';
import './unstarted.css';

/**
 * Says that the page could not be started, where no brand is there to say it: in the words of the
 * base, without React, and in the colours of the browser.
 */
export function showUnstarted(page: Window, code: 'missing' | 'settings'): void {
  const { document } = page;
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '') =>
    Object.assign(document.createElement(tag), { textContent: text });
  const { texts, journey, locale } = unstarted;
  const main = element('main');
  main.className = 'unstarted';
  const said = element('div');
  said.setAttribute('role', 'alert');
  said.append(element('p', texts[`app.unstarted.${code}`]));
  if (
    hasSnapshot(
      deviceStorage(() => page.localStorage),
      journey,
    )
  )
    said.append(element('p', texts['app.loadAnew.kept']));
  const again = element('button', texts['page.tryAgain']);
  again.type = 'button';
  again.addEventListener('click', () => loadAnew(page, null));
  main.append(element('h1', texts['app.unstarted.title']), said, again);
  document.documentElement.lang = locale;
  const root = document.getElementById('root');
  if (root === null) return;
  endFirstScreen(root);
  root.replaceChildren(main);
}
