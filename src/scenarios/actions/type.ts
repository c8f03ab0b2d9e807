import { readEntries } from '../source';
import { happen, splitName } from '../world';
import { checkAnswerable } from './answerable';
import type { Action } from './deed';

/** `{ "type": { "home.postcode": "LS8" } }`: fills the field in and stays in it. */
export const type: Action = (from) => {
  const fields = readEntries(from);
  return (world) =>
    fields.reduce((now, [name, at]) => {
      checkAnswerable(now, name, at);
      const [section, field] = splitName(name);
      return happen(now, { type: 'fieldAnswered', section, field, value: at.value }, at);
    }, world);
};
