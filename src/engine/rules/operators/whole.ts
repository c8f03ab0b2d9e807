import type { Json } from '../../model';

export const isWhole = (value: Json): value is number => Number.isInteger(value);
