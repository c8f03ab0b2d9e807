import type { Context } from '../context';
import { items } from '../source';
import type { Sources } from '../symbols';

/** Filters and badges of a list that tell nothing apart. */
export function checkChoices({ screens }: Sources, { report }: Context): void {
  for (const screen of screens) {
    for (const filter of items(screen.find('filters'))) {
      const [first, second] = items(filter.find('options')).filter(
        ({ value }) => value.keep === undefined,
      );
      if (filter.value.as !== 'boxes' && first !== undefined && second !== undefined)
        report.add('JC562', second.at('value'), 'This keeps all, as another choice does.', {
          severity: 'warning',
          help: 'say in `keep` which items it leaves',
          also: [{ at: first.at('value'), message: 'the other' }],
        });
    }
    for (const badge of items(screen.find('badges')?.find('each') ?? null))
      if (badge.value.when === true)
        report.add('JC562', badge.at('when'), 'Every item has this badge, so it tells nothing.', {
          severity: 'warning',
          help: 'say which items have it',
        });
  }
}
