import type { JsonObject } from '../../engine';
import type { Context } from '../context';
import { areLookedUp, type ChoicesSource, type FieldSource } from '../language';
import type { Cursor } from '../source';

/** What must hold of several choices, as keywords of the shape of their answer. */
export function choiceLimits(at: Cursor<FieldSource>, context: Context): JsonObject {
  const choices = at.find('choices');
  if (choices === null) return {};
  checkSeveral(choices, at, context);
  const { min, max, alone } = choices.value;
  return {
    ...(min !== undefined && { minChoices: min }),
    ...(max !== undefined && { maxChoices: max }),
    ...(alone !== undefined && { alone }),
  };
}

function checkSeveral(
  at: Cursor<ChoicesSource>,
  question: Cursor<FieldSource>,
  { report }: Context,
): void {
  const { min = 1, max = Number.POSITIVE_INFINITY, alone } = at.value;
  const { options, schema } = question.value;
  if (schema !== undefined)
    report.add('JC507', question.at('schema'), 'The answer of several choices is a list.', {
      key: true,
      help: 'leave `schema` out',
    });
  if (!Array.isArray(options)) {
    const areItems = options !== undefined && !areLookedUp(options);
    if (!areItems)
      report.add(
        'JC507',
        at,
        'Several choices are of `options` that stand with the question, or of the items of a list.',
        {
          key: true,
        },
      );
    else if (min > max) report.add('JC505', at, 'So many can never be chosen.', { key: true });
    else if (alone !== undefined)
      report.add('JC516', at.at('alone'), `\`${alone}\` is no item that is known.`);
    return;
  }
  const values = (options as readonly { readonly value: unknown }[]).map(({ value }) => value);
  const apart = alone === undefined ? 0 : 1;
  if (min > max || min > values.length - apart)
    report.add('JC505', at, 'So many can never be chosen.', { key: true });
  if (alone !== undefined && !values.includes(alone))
    report.add('JC516', at.at('alone'), `\`${alone}\` is not offered.`);
}
