import type { Action } from './deed';
import { forItems } from './listed-item';

/** `{ "remove": { "home.previous": 0 } }`: removes an item of a list by its index. */
export const remove: Action = forItems((item) => ({ type: 'itemRemoved', ...item }));
