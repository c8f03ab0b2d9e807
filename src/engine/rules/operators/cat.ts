import type { Json } from '../../model';
import { wordsOf } from '../../answers/path';
import { decimal } from './decimal';

/** The texts joined: nothing for nothing, numbers in plain digits, JSON for lists and objects. */
export const cat = (...values: readonly Json[]): string =>
  values.map((value) => (typeof value === 'number' ? decimal(value) : wordsOf(value))).join('');
