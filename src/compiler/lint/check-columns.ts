import type { Context } from '../context';
import { keysOfPath } from '../../rules';
import { didYouMean } from '../diagnostic';
import { areLookedUp, type LookupOptionsSource } from '../language';
import type { Question } from '../questions';
import { typedOfShape, typeNames, type Typed } from '../rules';
import { items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { offeredShape, shapeAt, type Shape } from '../wire';
import { fieldsOf } from './fields-of';

const types: Readonly<Record<string, Typed['type']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** Options that come from a lookup name columns that the contract gives, of the type of their field. */
export function checkColumns(_: Sources, context: Context): void {
  for (const field of fieldsOf(context)) {
    const options = field.at.find('options');
    if (options !== null && fromLookup(options)) checkOptions(options, field, context);
  }
}

const fromLookup = (at: Cursor<object>): at is Cursor<LookupOptionsSource> => areLookedUp(at.value);

function checkOptions(
  at: Cursor<LookupOptionsSource>,
  { schema }: Question,
  context: Context,
): void {
  const from = at.at('from');
  const offered = offeredShape(from.value, context);
  if (!offered.found) {
    context.report.add('JC315', from, `There is no list under \`${from.value}\`.`, {
      help: didYouMean(offered.key, offered.known),
    });
    return;
  }
  for (const column of [at.at('value'), at.at('label'), ...items(at.find('keep'))])
    checkColumn(column, offered.shape, context);
  const value = shapeAt(offered.shape, [at.value.value]);
  if (!value.found || at.value.keep !== undefined) return;
  const { type } = typedOfShape(value.shape);
  const expected = types[schema.value.type];
  if (type === 'unknown' || expected === undefined || type === expected) return;
  context.report.add(
    'JC507',
    at.at('value'),
    `The field is ${schema.value.type}, and \`${at.value.value}\` is ${typeNames[type]}.`,
  );
}

function checkColumn(at: Cursor<string>, offered: Shape | null, { report }: Context): void {
  const reached = shapeAt(offered, keysOfPath(at.value));
  if (reached.found) return;
  report.add('JC315', at, `What is offered has no \`${at.value}\`.`, {
    help: didYouMean(reached.key, reached.known),
  });
}
