import type { Json, JsonObject } from '../../engine';
import type { Context } from '../context';
import { lineLimit, type FieldSchemaSource, type SectionSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { compileText, plainText } from '../text';
import { plainScope } from '../rules';
import { listName } from '../symbols';
import { checkPattern } from './check-pattern';
import { checkField } from './check-reference';
import { partShapes } from './compile-parts';

/** Keys of a field's schema that are words, and no shape. */
const words = new Set(['title', 'description']);

/** Variants share the fields that they leave as they are. */
const shapes = new WeakMap<Cursor<FieldSchemaSource>, JsonObject>();

function compileShape(
  name: string,
  field: Cursor<FieldSchemaSource>,
  context: Context,
): JsonObject {
  const pattern = field.find('pattern') as Cursor<string> | null;
  if (pattern !== null) checkPattern(pattern, context);
  const shape = Object.entries(field.value).filter(([key]) => !words.has(key));
  const title = plainText(
    compileText(field.find('title') as Cursor<string> | null, plainScope, context),
  );
  return {
    ...Object.fromEntries(shape),
    ...partShapes(field.value),
    title: title === '' ? name : title,
  };
}

/** The section's schema under the name of its validator: fields in order, plain titles. */
export function compileSchema(
  id: string,
  section: Cursor<SectionSource>,
  context: Context,
): JsonObject {
  const properties = new Map<string, Json>();
  for (const [name, field] of entries(section.at('schema').find('properties'))) {
    const shape = shapes.get(field) ?? compileShape(name, field, context);
    shapes.set(field, shape);
    const maxLength = lineLimit(name, field.value, section.value);
    properties.set(name, maxLength === null ? shape : { ...shape, maxLength });
  }
  const list = section.find('list');
  if (list !== null) {
    const { at, label, max } = list.value;
    const title = plainText(compileText(list.at('label'), plainScope, context));
    properties.set(listName(at), {
      type: 'array',
      items: { type: 'object' },
      maxItems: max,
      title: title === '' ? label : title,
    });
  }
  const order = items(section.find('order'));
  for (const name of order) checkField(name, name.value, [...properties.keys()], context);
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
