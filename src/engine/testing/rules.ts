import type { Rule } from '../model';

/** Rules that journeys of tests are written with. */

/** What is at a path. */
export const v = (path: string): Rule => ({ var: path });
export const isAnswered = (path: string): Rule => ({ isAnswered: v(path) });
export const is = (path: string, value: Rule): Rule => ({ '===': [v(path), value] });
