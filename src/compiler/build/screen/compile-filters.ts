import type { Rule } from '../../../engine';
import { keysOfPath } from '../../../rules';
import type { CompiledBox, CompiledFilter } from '../../../journey';
import type { Context } from '../../context';
import { didYouMean } from '../../diagnostic';
import type { BoxSource, BoxWithLabel, FilterSource } from '../../language';
import {
  allowedBy,
  compileCondition,
  compileTyped,
  plainScope,
  shapeScope,
  show,
  typeNames,
  typeOfLiteral,
} from '../../rules';
import { items, type Cursor } from '../../source';
import { compileText } from '../../text';
import { shapeAt, type Shape } from '../../wire';
import { checkKeys, checkOnce } from './check-names';

export function compileFilters(
  at: Cursor<readonly FilterSource[]> | null,
  shape: Shape | null,
  context: Context,
): readonly CompiledFilter[] {
  const filters = items(at);
  checkOnce(
    filters.map((each) => each.at('id')),
    context,
  );
  const scope = shapeScope(shape);
  return filters.map((each) => {
    const { value } = each;
    const of = each.find('of');
    checkKind(each, context);
    if (of !== null) checkKeys([of.at('value'), of.at('label')], shape, context);
    const options = items(each.find('options'));
    checkOnce(
      options.map((option) => option.at('value')),
      context,
    );
    checkAlways(each, shape, context);
    return {
      id: value.id,
      label: compileText(each.at('label'), plainScope, context),
      as: value.as,
      initial: compileInitial(each, context),
      options: options.map((option) => ({
        value: option.value.value,
        label: compileText(option.at('label'), plainScope, context),
        keep: compileCondition(option.find('keep'), true, scope, context),
      })),
      of: of?.value ?? null,
      always: items(each.find('always')).map((box) => compileBox(box, context)),
      others: compileText(each.find('others'), plainScope, context),
      notListed: compileText(each.find('notListed'), plainScope, context),
    };
  });
}

const hasLabel = (at: Cursor<BoxSource>): at is Cursor<BoxWithLabel> =>
  typeof at.value === 'object';

const valueOfBox = (box: BoxSource): string | number => (typeof box === 'object' ? box.value : box);

/** A value alone is its own words, until an item has others. */
function compileBox(at: Cursor<BoxSource>, context: Context): CompiledBox {
  const value = valueOfBox(at.value);
  const label = hasLabel(at) ? compileText(at.at('label'), plainScope, context) : [String(value)];
  return { value, label };
}

/** Boxes are made of what the items hold; anything else of what is written. */
function checkKind(at: Cursor<FilterSource>, { report }: Context): void {
  const boxes = at.value.as === 'boxes';
  const needed = boxes ? 'of' : 'options';
  if (at.value[needed] === undefined)
    report.add('JC203', at, `A filter of ${at.value.as} says \`${needed}\`.`, {
      help: boxes
        ? 'name the keys of value and label in `of`'
        : 'write what can be chosen in `options`, and what it begins with in `initial`',
    });
  for (const key of boxes
    ? (['options', 'initial'] as const)
    : (['of', 'always', 'others', 'notListed'] as const)) {
    const found: Cursor<unknown> | null = at.find(key);
    if (found !== null)
      report.add('JC201', found, `\`${key}\` has no meaning for a filter of ${at.value.as}.`, {
        key: true,
      });
  }
  if (!boxes && at.value.initial === undefined)
    report.add('JC203', at, `A filter of ${at.value.as} says \`initial\`.`, {
      help: 'name the option that it begins with, or write a rule that gives it',
    });
}

/** Whatever it begins with must be offered: else it would begin with nothing chosen. */
function compileInitial(at: Cursor<FilterSource>, context: Context): Rule {
  const initial = at.find('initial');
  if (initial === null) return null;
  const { rule, typed } = compileTyped(initial, plainScope, context);
  const offered = at.value.options?.map(({ value }) => value);
  if (offered === undefined) return rule;
  for (const value of typed.values ?? []) {
    if (offered.some((each) => each === value)) continue;
    context.report.add('JC516', initial, `\`${show(value)}\` is not offered.`, {
      help: didYouMean(show(value), offered) ?? `it offers ${offered.join(', ')}`,
    });
  }
  return rule;
}

/** A box that always stands is that of a value which items may have. */
function checkAlways(at: Cursor<FilterSource>, shape: Shape | null, { report }: Context): void {
  const key = at.value.of?.value ?? '';
  const reached = shapeAt(shape, keysOfPath(key));
  if (!reached.found || reached.shape === null) return;
  const { types } = allowedBy(reached.shape);
  for (const each of items(at.find('always'))) {
    const { type } = typeOfLiteral(valueOfBox(each.value));
    if (types.has(type) || types.has('unknown')) continue;
    report.add('JC408', each, `\`${key}\` of an item is never ${typeNames[type]}.`);
  }
}
