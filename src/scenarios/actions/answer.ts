import { readEntries } from '../source';
import { happen, splitName } from '../world';
import { checkAnswerable } from './answerable';
import type { Action } from './deed';

/** `{ "answer": { "home.postcode": "LS8 4JW" } }`: fills the field in and leaves it; null empties it. */
export const answer: Action = (from) => {
  const fields = readEntries(from);
  return (world) =>
    fields.reduce((now, [name, at]) => {
      checkAnswerable(now, name, at);
      const [section, field] = splitName(name);
      const answered = happen(now, { type: 'fieldAnswered', section, field, value: at.value }, at);
      return happen(answered, { type: 'fieldLeft', section, field }, at);
    }, world);
};
