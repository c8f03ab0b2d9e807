import { plain } from '../../engine';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"labels": { "home.postcode": "Postcode" }`: what stands at a field. */
export const labels = forFields('the label', (view, at, what, name) =>
  compare(at, what, at.value, plain(view.label), name),
);
