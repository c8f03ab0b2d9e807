import { isEmpty } from '../../answers/path';
import type { Json } from '../../model';

/** true for anything but nothing, blank text and an empty list. */
export const isAnswered = (value: Json): boolean => !isEmpty(value);
