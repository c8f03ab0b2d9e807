import type { JsonObject } from '../../engine';
import type { FieldSource } from './section-source';

/** Most characters of a line for which an author says nothing (FMT-11). */
const most = 150;
const lines: readonly unknown[] = ['text', 'email', 'tel', 'digits', undefined];
/** What says by itself how much there can be. */
const settled = ['maxLength', 'enum', 'const'];

/** The limit of what is typed as a line of text, a part too, and has none of its own; null for any other. */
export function lineLimit(
  schema: JsonObject,
  { ui, options }: Pick<FieldSource, 'ui' | 'options'> = {},
): number | null {
  const isLine = schema['type'] === 'string' && lines.includes(ui?.widget);
  if (!isLine || schema['format'] === 'date' || options !== undefined) return null;
  return settled.some((key) => key in schema) ? null : most;
}
