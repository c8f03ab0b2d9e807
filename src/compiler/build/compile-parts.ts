import type { Json, JsonObject } from '../../engine';
import type { CompiledField } from '../../journey';
import type { Context } from '../context';
import { isComposite, lineLimit, type FieldSchemaSource } from '../language';
import { checkFormat, halfOfDay, lengthsOf } from '../formats';
import { noted } from '../origins';
import { plainScope } from '../rules';
import { entries, items, type Cursor } from '../source';
import { compileText, plainText } from '../text';
import { checkField } from './check-reference';
import { checkPattern } from '../formats/check-pattern';

/** Parts of a field that is an object with one level of properties; null for any other. */
export function compileParts(
  at: Cursor<FieldSchemaSource>,
  options: Cursor<unknown> | null,
  context: Context,
): CompiledField['parts'] {
  const required = at.find('required') as Cursor<readonly string[]> | null;
  if (!isComposite(at.value)) {
    if (required !== null) {
      context.report.add(
        'JC207',
        required,
        'Only an object with `properties` lists what it requires.',
        {
          key: true,
          help: 'whether it must be answered stands in `required` of the question',
        },
      );
    }
    return null;
  }
  const composite = at.as(at.value);
  if (options !== null) {
    context.report.add('JC507', options, 'A field that has parts offers nothing as a whole.', {
      key: true,
    });
  }
  const names = Object.keys(composite.value.properties);
  for (const name of items(required)) checkField(name, name.value, names, context);
  const needed = new Set(required?.value ?? []);
  return entries(composite.at('properties')).map(([name, part]) => {
    const pattern = part.find('pattern') as Cursor<string> | null;
    if (pattern !== null) checkPattern(pattern, context);
    const format = part.find('format') as Cursor<string> | null;
    if (format !== null) checkFormat(format, context);
    const title = part.find('title') as Cursor<string> | null;
    const label = title === null ? [name] : compileText(title, plainScope, context);
    const made = {
      name,
      type: part.value.type,
      label,
      subject: plainText(label),
      required: needed.has(name),
    };
    return noted(made, part, context, { keys: { label: ['title'] } });
  });
}

/** Keys that are words for people, and no shape. */
const words: ReadonlySet<string> = new Set(['title', 'description']);

function partShape(part: JsonObject, context: Context): JsonObject {
  const said = Object.entries(part).filter(([key]) => !words.has(key));
  const shape = { ...lengthsOf(part, context), ...Object.fromEntries(said), ...halfOfDay(part) };
  const maxLength = lineLimit(shape);
  return { ...shape, ...(maxLength !== null && { maxLength }) };
}

/** What the parts must be; nothing for a field without any. */
export const partShapes = (schema: FieldSchemaSource, context: Context): JsonObject =>
  isComposite(schema)
    ? {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, part]): [string, Json] => [
            name,
            partShape(part, context),
          ]),
        ),
      }
    : {};
