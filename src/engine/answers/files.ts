import { isObject } from '../../rules';
import type { Json, StoredFile } from '../model';

const keys: Readonly<Record<keyof StoredFile, 'string' | 'number'>> = {
  id: 'string',
  name: 'string',
  size: 'number',
  type: 'string',
};

/** Whether a value is the reference of a file, and nothing else. */
export const isFile = (value: Json): value is StoredFile =>
  isObject(value) &&
  Object.keys(value).length === Object.keys(keys).length &&
  Object.entries(keys).every(([key, type]) => typeof value[key] === type);
