import type { Json, JsonObject } from '../../engine';
import type { Context } from '../context';
import { checkFormat, halfOfDay, lengthsOf } from '../formats';
import { lineLimit, type FieldSchemaSource } from '../language';
import type { Question } from '../questions';
import type { Cursor } from '../source';
import { compileSaid, plainText } from '../text';
import { checkPattern } from '../formats/check-pattern';
import { choiceLimits } from './compile-choices';
import { fileLimits } from './compile-files';
import { wordLimits } from './compile-bounds';
import { mostItems } from './compile-list-limits';
import { partShapes } from './compile-parts';

/** Variants share the questions that they leave as they are. */
const shapes = new WeakMap<Cursor<FieldSchemaSource>, JsonObject>();

function compileShape(schema: Cursor<FieldSchemaSource>, context: Context): JsonObject {
  const pattern = schema.find('pattern') as Cursor<string> | null;
  if (pattern !== null) checkPattern(pattern, context);
  const format = schema.find('format') as Cursor<string> | null;
  if (format !== null) checkFormat(format, context);
  return {
    ...lengthsOf(schema.value, context),
    ...schema.value,
    ...halfOfDay(schema.value),
    ...partShapes(schema.value, context),
  };
}

function shapeOf(question: Question, context: Context): JsonObject {
  const { name, at, schema } = question;
  const title = plainText(compileSaid(at.find('title'), context).text);
  const words = { title: title === '' ? name : title };
  const list = at.value.list;
  if (list !== undefined)
    return { type: 'array', items: { type: 'object' }, maxItems: mostItems(list), ...words };
  const shape = shapes.get(schema) ?? compileShape(schema, context);
  shapes.set(schema, shape);
  const maxLength = lineLimit(shape, at.value);
  return {
    ...shape,
    ...words,
    ...(maxLength !== null && { maxLength }),
    ...wordLimits(at.find('words'), schema.value.type, context),
    ...choiceLimits(at, context),
    ...fileLimits(question, context),
  };
}

/** The section's schema under the name of its validator: questions in order, plain titles. */
export const compileSchema = (
  id: string,
  questions: readonly Question[],
  context: Context,
): JsonObject => ({
  $id: id,
  type: 'object',
  properties: Object.fromEntries(
    questions.map((question): [string, Json] => [question.name, shapeOf(question, context)]),
  ),
});
