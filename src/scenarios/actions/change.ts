import type { Action } from './deed';
import { forItems } from './listed-item';

/** `{ "change": { "home.previous": 0 } }`: opens an item of a list by its index. */
export const change: Action = forItems((item) => ({ type: 'itemOpened', ...item }));
