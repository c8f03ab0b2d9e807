import type { Json, JsonObject } from '../../engine';
import type { Context } from '../context';
import type { SectionSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { compileText, plainText } from '../text';
import { plainScope } from '../rules';
import { checkField } from './check-reference';

/** Keys of a field's schema that are words, and no shape. */
const words = new Set(['title', 'description']);

/** The section's schema under the name of its validator: fields in order, plain titles. */
export function compileSchema(
  id: string,
  section: Cursor<SectionSource>,
  context: Context,
): JsonObject {
  const properties = new Map<string, Json>();
  for (const [name, field] of entries(section.at('schema').find('properties'))) {
    const pattern = field.find('pattern') as Cursor<string> | null;
    if (pattern !== null) checkPattern(pattern, context);
    const shape = Object.entries(field.value).filter(([key]) => !words.has(key));
    const title = plainText(
      compileText(field.find('title') as Cursor<string> | null, plainScope, context),
    );
    properties.set(name, { ...Object.fromEntries(shape), title: title === '' ? name : title });
  }
  const order = items(section.find('order'));
  for (const name of order) checkField(name, name.value, properties.keys(), context);
  const names = new Set([...order.map(({ value }) => value), ...properties.keys()]);
  return {
    $id: id,
    type: 'object',
    properties: Object.fromEntries(
      [...names].flatMap((name) => {
        const field = properties.get(name);
        return field === undefined ? [] : [[name, field]];
      }),
    ),
  };
}

function checkPattern(at: Cursor<string>, context: Context): void {
  try {
    new RegExp(at.value, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report.add('JC506', at, `This pattern cannot be read: ${reason}.`);
  }
}
