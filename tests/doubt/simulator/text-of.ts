import type { Json } from '../../../src/engine';

/** The text that a value is; empty for any other. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
