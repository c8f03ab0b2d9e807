import type { CompiledOffer } from '../../../journey';
import type { Context } from '../../context';
import { didYouMean } from '../../diagnostic';
import type { ScreenSource } from '../../language';
import { compileTyped, typeNames, type Scope } from '../../rules';
import { items, type Cursor } from '../../source';
import { checkOnce } from './check-names';

/** An offer chooses a value of a filter: one that the filter has, and offers. */
export function compileOffers(
  at: Cursor<ScreenSource>,
  scope: Scope,
  context: Context,
): readonly CompiledOffer[] {
  const offers = items(at.find('offers'));
  checkOnce(
    offers.map((each) => each.at('id')),
    context,
  );
  return offers.map((each) => {
    const { id, filter, value } = each.value;
    const found = at.value.filters?.find((one) => one.id === filter);
    const filterIds = at.value.filters?.map((one) => one.id) ?? [];
    const offered = found?.options?.map((option) => option.value) ?? [];
    if (found === undefined)
      context.report.add('JC516', each.at('filter'), `The screen has no filter \`${filter}\`.`, {
        help: didYouMean(filter, filterIds) ?? `it has ${filterIds.join(', ')}`,
      });
    else if (!offered.includes(value))
      context.report.add('JC516', each.at('value'), `\`${value}\` is not offered.`, {
        help: didYouMean(value, offered) ?? `it offers ${offered.join(', ')}`,
      });
    const by = compileTyped(each.at('by'), scope, context);
    if (by.typed.type !== 'number' && by.typed.type !== 'unknown')
      context.report.add(
        'JC406',
        each.at('by'),
        `Items are told apart by a number, not by ${typeNames[by.typed.type]}.`,
      );
    return { id, filter, value, by: by.rule };
  });
}
