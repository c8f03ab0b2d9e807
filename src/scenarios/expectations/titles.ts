import { plain } from '../../engine';
import { compare } from './check';
import { forSections } from './drawn-section';

/** `"titles": { "home": "Where do you live?" }`: of sections on the page. */
export const titles = forSections('the title', (view, at, what, name) =>
  compare(at, what, at.value, plain(view.title), name),
);
