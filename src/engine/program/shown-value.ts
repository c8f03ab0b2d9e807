import { getPath } from '../../rules';
import type { Json } from '../model';
import type { PlacedField } from './resolver';

/** The value as a widget takes it: of an answer that keeps an object, the option's value. */
export function shownValue({ field }: PlacedField, answer: Json): Json {
  const { options } = field;
  return options?.kind === 'lookup' && options.keep.length > 0
    ? getPath(answer, options.value)
    : answer;
}
