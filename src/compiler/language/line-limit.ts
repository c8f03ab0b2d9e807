import type { FieldSchemaSource, SectionSource } from './section-source';

/** Most characters of a line for which an author says nothing (FMT-11). */
const most = 150;
const lines: readonly unknown[] = ['text', 'email', 'tel', 'digits', undefined];
/** What says by itself how much there can be. */
const settled = ['maxLength', 'enum', 'const'];

/** The limit of a field that is typed as a line of text and has none of its own; null for any other. */
export function lineLimit(
  name: string,
  schema: FieldSchemaSource,
  { uiSchema, options }: Pick<SectionSource, 'uiSchema' | 'options'>,
): number | null {
  const isLine = schema.type === 'string' && lines.includes(uiSchema?.[name]?.['ui:widget']);
  if (!isLine || schema['format'] === 'date' || options?.[name] !== undefined) return null;
  return settled.some((key) => key in schema) ? null : most;
}
