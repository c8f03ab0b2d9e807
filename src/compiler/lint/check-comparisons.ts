import { operationOf, type Json } from '../../rules';
import type { Context } from '../context';
import type { Sources } from '../symbols';
import { filesOf } from './files-of';
import { placeIn, writtenIn } from './written-in';

/** What is compared with itself tells nothing; in a list of several types one is never met. */
export function checkComparisons(sources: Sources, { report }: Context): void {
  for (const file of filesOf(sources).values())
    for (const object of writtenIn(file).objects) {
      const operation = operationOf(object);
      if (operation === null || !comparing.has(operation.operator)) continue;
      if (isWithItself(operation.given))
        report.add('JC578', placeIn(file, object), 'This is compared with itself.', {
          severity: 'warning',
          help: 'compare it with what was meant, or write `true` or `false`',
        });
      if (operation.operator === 'in' && isMixed(operation.given[1] ?? null))
        report.add(
          'JC579',
          placeIn(file, object),
          'The values of this list are of several types.',
          {
            severity: 'warning',
            help: 'write them all as the value is that is looked for: a text is never equal to a number',
          },
        );
    }
}

const comparing = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=', 'in']);

const isWithItself = ([first = null, second = null, ...more]: readonly Json[]): boolean =>
  more.length === 0 &&
  typeof first === 'object' &&
  first !== null &&
  JSON.stringify(first) === JSON.stringify(second);

/** Texts beside numbers, or either beside true; `[false, 0, ""]` asks whether something is nothing, of whatever type. */
const isMixed = (values: Json): boolean =>
  Array.isArray(values) &&
  new Set(
    values.flatMap((value) => (Boolean(value) && typeof value !== 'object' ? [typeof value] : [])),
  ).size > 1;
