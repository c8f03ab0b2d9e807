import type { FieldType } from '../../journey';
import type { Typed } from '../rules';

/** The type that a rule's value must have to fit a field. */
export const valueTypes: Readonly<Record<FieldType, Typed['type']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};
