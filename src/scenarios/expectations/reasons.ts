import { plain } from '../../engine';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"reasons": { "pay.holder": "We check it with your bank" }`: why a field is asked. */
export const reasons = forFields('why we ask', (view, at, what, name) =>
  compare(at, what, at.value, plain(view.reason), name),
);
