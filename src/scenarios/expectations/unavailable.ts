import { plain, type Json } from '../../engine';
import { readList } from '../source';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"unavailable": { "pay.method": [["cash", "Not by post"]] }`: exactly these options are not to be had; a pair states why. */
export const unavailable = forFields('what is not to be had', (view, at, what, name) => {
  const wanted = readList(at);
  const actual = (view.options ?? [])
    .filter((option) => option.unavailable)
    .map((option, index): Json =>
      Array.isArray(wanted[index]?.value)
        ? [option.value, plain(option.unavailableReason)]
        : option.value,
    );
  return compare(at, what, at.value, actual, name);
});
