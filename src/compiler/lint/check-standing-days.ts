import { dayOf, operationOf, type Json } from '../../rules';
import type { Context } from '../context';
import { filesOf } from './files-of';
import { placeIn, writtenIn } from './written-in';
import type { Sources } from '../symbols';

/** A day of the calendar in a rule is right once, and wrong from then on. */
export function checkStandingDays(sources: Sources, { report }: Context): void {
  const { facts, steps, sections, bundles, sequences, calls, screens, variants } = sources;
  const ruled = new Set(
    [facts, steps, sections, bundles, sequences, calls, screens, variants].flatMap((files) =>
      files.map(({ file }) => file.path),
    ),
  );
  for (const file of filesOf(sources).values()) {
    if (!ruled.has(file.path)) continue;
    for (const object of writtenIn(file).objects) {
      const operation = operationOf(object);
      if (operation === null || !operation.given.some(isDay)) continue;
      report.add('JC556', placeIn(file, object), 'This day stands still, and days go by.', {
        severity: 'warning',
        help: 'count from {"var": "today"}, or name the day in `settings`, where it is seen',
      });
    }
  }
}

const isDay = (given: Json): boolean => typeof given === 'string' && dayOf(given) !== null;
