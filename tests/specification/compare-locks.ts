import type { Shipped } from '../unit/shipped';
import { plainHome, type Home } from './home';
import { metersOf } from './homes-of';
import { planOf } from './plan-of';
import { quoteTypes } from './quote-type';
import { lockOf } from './unit-of';
import { askedOn, visit } from './visit';
import { stuck, walk } from './walk';

const homes: readonly Home[] = quoteTypes.flatMap((type) =>
  metersOf(type).map((meters) => ({ ...plainHome(type), ...meters })),
);

/** Every row of the table of locked units. */
export const compareLocks = (shipped: Shipped): readonly string[] =>
  homes.flatMap((home) => {
    const way = walk(visit(shipped, home), planOf(home));
    return ['gasUsage', 'electricityUsage'].flatMap((fuel) => {
      const path = `${fuel}.usageUnit`;
      const ask = askedOn(way.world).find(({ compiled }) => compiled.path === path);
      const expected = lockOf(home, fuel);
      const offered = (ask?.field.options ?? []).map(({ value }) => value).join();
      const here = ask === undefined ? '—' : ask.field.disabled ? 'locked' : 'free';
      const meters = `gas ${home.gasMeter}, electricity ${home.electricityMeter}`;
      const wrong = [
        ...stuck(way),
        ...(here === expected ? [] : [`is ${here} instead of ${expected}`]),
        ...(here === 'locked' && ask?.field.value !== 1 ? ['is locked, and is no year'] : []),
        ...(here === 'free' && offered !== '1,2,3' ? [`offers ${offered} instead of 1,2,3`] : []),
      ];
      return wrong.map((words) => `${home.type} (${meters}): \`${path}\` ${words}.`);
    });
  });
