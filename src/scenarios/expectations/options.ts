import type { Json } from '../../engine';
import { readList } from '../source';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"options": { "pay.method": ["card", ["cash", "Cash"]] }`: exactly these, in order; a pair states its label too. */
export const options = forFields('the options', (view, at, what, name) => {
  const wanted = readList(at);
  const actual = (view.options ?? []).map((option, index): Json =>
    Array.isArray(wanted[index]?.value) ? [option.value, option.label] : option.value,
  );
  return compare(at, what, at.value, actual, name);
});
