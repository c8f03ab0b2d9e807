import { readEntries, unknownKey } from '../source';
import { compare } from './check';
import { forItems } from './drawn-item';

/** `"figures": { "s1": { "price": 41 } }`: what the screen works out of an item. */
export const figures = forItems('the figure', ({ values }, at, label) =>
  readEntries(at).flatMap(([name, value]) => {
    if (!Object.hasOwn(values, name)) throw unknownKey(name, value, Object.keys(values));
    return compare(value, label.replace('figure', `figure \`${name}\``), value.value, values[name]);
  }),
);
