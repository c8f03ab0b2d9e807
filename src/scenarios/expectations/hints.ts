import { plain } from '../../engine';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"hints": { "home.postcode": "As on your letters" }`: the words under a field's label. */
export const hints = forFields('the hint', (view, at, what, name) =>
  compare(at, what, at.value, plain(view.hint), name),
);
