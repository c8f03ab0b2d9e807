import type { Shipped } from '../unit/shipped';
import { plainHome, type Home } from './home';
import { metersOf } from './homes-of';
import { planOf } from './plan-of';
import { quoteTypes } from './quote-type';
import { cell, listed, readTable } from './read-table';
import { askedOn, visit } from './visit';
import { stuck, walk } from './walk';

const rows = readTable('pay-methods.md');
const questions = ['currentPayMethod', 'gasCurrentPayMethod', 'electricityCurrentPayMethod'];

const homesOf = (meters: string): readonly Home[] =>
  quoteTypes.flatMap((type) => {
    const [none, all] = metersOf(type);
    return [{ ...plainHome(type), ...(meters === 'all' ? all : none) }];
  });

/** Every row of the table of ways to pay, in each type of quote. */
export const comparePayMethods = (shipped: Shipped): readonly string[] =>
  rows.flatMap((row) => {
    const meters = cell(row, 'Prepayment meters');
    const expected = [...listed(cell(row, 'Offered'))].sort().join(', ');
    return homesOf(meters).flatMap((home) => {
      const way = walk(visit(shipped, home), planOf(home));
      const asked = askedOn(way.world).filter(({ compiled }) => questions.includes(compiled.path));
      if (asked.length === 0)
        return [`${home.type}: nobody is asked how they pay; ${stuck(way).join('')}`];
      return asked.flatMap(({ field, compiled }) => {
        const offered = (field.options ?? [])
          .filter(({ unavailable }) => !unavailable)
          .map(({ value }) => String(value))
          .sort()
          .join(', ');
        const where = `${home.type}, prepayment meters: ${meters}: \`${compiled.path}\``;
        return offered === expected ? [] : [`${where} offers ${offered} instead of ${expected}.`];
      });
    });
  });
