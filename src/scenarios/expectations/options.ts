import { plain, type Json } from '../../engine';
import { readList } from '../source';
import { compare } from './check';
import { forFields } from './drawn-field';

/** `"options": { "pay.method": ["card", ["cash", "Cash", "At the desk"]] }`: exactly these, in order; a list states label and line too. */
export const options = forFields('the options', (view, at, what, name) => {
  const wanted = readList(at);
  const actual = (view.options ?? []).map((option, index): Json => {
    const stated = wanted[index]?.value;
    if (!Array.isArray(stated)) return option.value;
    return [option.value, option.label, plain(option.hint)].slice(0, Math.max(stated.length, 2));
  });
  return compare(at, what, at.value, actual, name);
});
