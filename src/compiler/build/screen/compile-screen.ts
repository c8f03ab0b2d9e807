import type { Rule } from '../../../engine';
import { keysOfPath } from '../../../rules';
import type {
  CompiledCard,
  CompiledCardOffer,
  CompiledOrder,
  CompiledScreen,
} from '../../../journey';
import type { Context } from '../../context';
import type { CardOfferSource, CardSource, OrderSource, ScreenSource } from '../../language';
import { noted } from '../../origins';
import {
  checkLookup,
  compileCondition,
  compileTyped,
  plainScope,
  shapeScope,
  typedOfShape,
  typeNames,
  type Scope,
  type Typed,
} from '../../rules';
import { entries, items, type Cursor } from '../../source';
import { compileText } from '../../text';
import { offeredShape, shapeAtPath, type Shape } from '../../wire';
import { checkReference } from '../check-reference';
import { compileBadges } from './compile-badges';
import { compileFilters } from './compile-filters';
import { compileItemActions } from './compile-item-actions';
import { compileOffers } from './compile-offers';
import { compileTables } from './compile-screen-tables';
import { checkOnce, checkKeys } from './check-names';

export function compileScreen(at: Cursor<ScreenSource>, context: Context): CompiledScreen {
  const { value } = at;
  const from = fromOf(at, context);
  const scope = shapeScope(from.shape);
  const key = items(at.find('key'));
  checkKeys(key, from.shape, context);
  const details = at.find('details');
  if (details !== null) checkKeys([details.at('key')], from.shape, context);
  const made = {
    id: value.id,
    from: { path: from.path, each: from.each },
    key: key.map((each) => each.value),
    first: value.first ?? null,
    values: Object.fromEntries(
      entries(at.find('values')).map(([name, rule]) => [
        name,
        compileTyped(rule, scope, context).rule,
      ]),
    ),
    badges: compileBadges(at.find('badges'), scope, context),
    details: details === null ? null : { key: details.value.key, first: details.value.first },
    orders: compileOrders(at.find('orders'), scope, context),
    filters: compileFilters(at.find('filters'), from.shape, context),
    actions: compileItemActions(at.find('actions'), scope, context),
    cards: compileCards(at.find('cards'), context),
    counts: Object.fromEntries(
      entries(at.find('counts')).map(([name, rule]) => [
        name,
        compileCondition(rule, true, scope, context),
      ]),
    ),
    offers: compileOffers(at, scope, context),
    tables: compileTables(at.find('tables'), context),
  };
  return noted(made, at, context, { shown: 'id' });
}

const sortable: ReadonlySet<Typed['type']> = new Set(['number', 'text', 'unknown']);

interface From {
  readonly path: string;
  readonly each: boolean;
  /** What is known of an item. */
  readonly shape: Shape | null;
}

function fromOf(at: Cursor<ScreenSource>, context: Context): From {
  const { from } = at.value;
  const each = typeof from === 'string';
  const path = each ? from : from.one;
  checkLookup(keysOfPath(path)[1] ?? '', at.at('from'), context);
  const reached = each ? offeredShape(path, context) : shapeAtPath(path, context);
  if (!reached.found)
    context.report.add('JC312', at.at('from'), `\`${path}\` holds no such thing.`, {
      help: 'the contract says what is in the answer of a call, and `into` what is kept of it',
    });
  if (!each && reached.found && typedOfShape(reached.shape).type === 'list') {
    context.report.add('JC312', at.at('from'), `\`${path}\` is a list, and no one thing.`, {
      help: `write "from": "${path}" for all of its items`,
    });
    return { path, each, shape: null };
  }
  return { path, each, shape: reached.found ? reached.shape : null };
}

function compileOrders(
  at: Cursor<readonly OrderSource[]> | null,
  scope: Scope,
  context: Context,
): readonly CompiledOrder[] {
  const orders = items(at);
  checkOnce(
    orders.map((each) => each.at('id')),
    context,
  );
  return orders.map((each) => ({
    id: each.value.id,
    label: compileText(each.at('label'), plainScope, context),
    by: compileBy(each.at('by'), scope, context),
    descending: each.value.descending ?? false,
  }));
}

function compileBy(at: Cursor<Rule>, scope: Scope, context: Context): Rule {
  const { rule, typed } = compileTyped(at, scope, context);
  if (!sortable.has(typed.type))
    context.report.add(
      'JC406',
      at,
      `Items stand by a number or a text, not by ${typeNames[typed.type]}.`,
    );
  return rule;
}

function compileCards(
  at: Cursor<readonly CardSource[]> | null,
  context: Context,
): readonly CompiledCard[] {
  const cards = items(at);
  checkOnce(
    cards.map((each) => each.at('id')),
    context,
  );
  return cards.map((each) => ({
    id: each.value.id,
    when: compileCondition(each.find('when'), true, plainScope, context),
    after: each.value.after,
    ...compileOffer(each.find('offer'), context),
  }));
}

function compileOffer(
  offer: Cursor<CardOfferSource> | null,
  context: Context,
): { readonly offer?: CompiledCardOffer } {
  if (offer === null) return {};
  const button = offer.find('button');
  if (button !== null) checkReference('step', button.at('goTo'), context);
  const text = (key: 'before' | 'title' | 'text' | 'note') =>
    compileText(offer.find(key), plainScope, context);
  return {
    offer: {
      before: text('before'),
      title: text('title'),
      text: text('text'),
      note: text('note'),
      button:
        button === null
          ? null
          : {
              label: compileText(button.at('label'), plainScope, context),
              goTo: button.value.goTo,
            },
    },
  };
}
