import { compare } from './check';
import { forFields } from './drawn-field';

/** `"bounds": { "vehicle.length": [2, 6] }`: least and most; null for none. */
export const bounds = forFields('the bounds', (view, at, what, name) =>
  compare(at, what, at.value, view.bounds, name),
);
