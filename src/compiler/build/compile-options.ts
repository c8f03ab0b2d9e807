import type { CompiledOption, CompiledOptions, FieldType, KnownOption } from '../../journey';
import { joinPath, keysOfPath } from '../../rules';
import type { Context } from '../context';
import {
  areLookedUp,
  type FieldSource,
  type ItemOptionsSource,
  type KnownOptionSource,
  type LookupOptionsSource,
  type OptionSource,
} from '../language';
import { noted } from '../origins';
import { checkLookup, compileCondition, plainScope, typeOfLiteral } from '../rules';
import { entries, items, type Cursor } from '../source';
import { compileText, compileTextCases } from '../text';
import { checkMeaningless, compileItemOptions } from './compile-item-options';
import { checkPictogram } from './pictograms';
import { valueTypes } from './value-types';

type OptionsSource = NonNullable<FieldSource['options']>;

const isList = (at: Cursor<OptionsSource>): at is Cursor<readonly OptionSource[]> =>
  Array.isArray(at.value);

export function compileOptions(
  at: Cursor<OptionsSource> | null,
  type: FieldType,
  context: Context,
): CompiledOptions | null {
  if (at === null) return null;
  if (isList(at)) {
    const seen = new Set<unknown>();
    const list = items(at).map((option) => {
      const value = option.at('value');
      if (seen.has(value.value)) {
        context.report.add('JC501', value, `\`${value.value}\` is offered twice.`);
      }
      seen.add(value.value);
      if (type !== 'array' && typeOfLiteral(value.value).type !== valueTypes[type]) {
        context.report.add(
          'JC507',
          value,
          `The field is ${type}, and this option is another type.`,
        );
      }
      return compileOption(option, context);
    });
    return noted({ kind: 'list' as const, items: list }, at, context, { keys: { items: [] } });
  }
  return areLookedUp(at.value)
    ? compileLookupOptions(at as Cursor<LookupOptionsSource>, type, context)
    : compileItemOptions(at as Cursor<ItemOptionsSource>, type, context);
}

function compileOption(at: Cursor<OptionSource>, context: Context): CompiledOption {
  checkPictogram(at.find('pictogram'), context);
  return {
    value: at.value.value,
    label: compileText(at.at('label'), plainScope, context),
    hint: compileTextCases(at.find('hint'), context),
    pictogram: at.value.pictogram ?? null,
    when: compileCondition(at.find('when'), true, plainScope, context),
    unavailable: compileCondition(at.find('unavailable'), false, plainScope, context),
    unavailableReason: compileTextCases(at.find('unavailableReason'), context),
  };
}

function compileLookupOptions(
  at: Cursor<LookupOptionsSource>,
  type: FieldType,
  context: Context,
): CompiledOptions {
  const { report } = context;
  const from = at.at('from');
  checkMeaningless(at, ['where'], 'a lookup', context);
  const [, lookup = '', ...rest] = keysOfPath(from.value);
  checkLookup(lookup, from, context);
  const keep = at.value.keep ?? [];
  if (keep.length > 0 !== (type === 'object')) {
    report.add(
      'JC507',
      at,
      keep.length > 0
        ? `This keeps an object, and the field is ${type}.`
        : 'The field is an object, and this keeps none.',
      {
        help:
          keep.length > 0
            ? 'give the field type object, or leave `keep` out'
            : 'say in `keep` which keys the answer stores',
      },
    );
  }
  if (keep.length > 0 && !keep.includes(at.value.value)) {
    report.add(
      'JC205',
      at.find('keep') ?? at,
      `\`keep\` must name \`${at.value.value}\`, by which the answer is known again.`,
    );
  }
  return {
    kind: 'lookup',
    lookup,
    at: joinPath(...rest),
    value: at.value.value,
    label: at.value.label,
    keep,
    ...(at.value.shows !== undefined && { shows: at.value.shows }),
    known: Object.fromEntries(
      entries(at.find('known')).map(([value, option]) => [value, compileKnown(option, context)]),
    ),
  };
}

function compileKnown(at: Cursor<KnownOptionSource>, context: Context): KnownOption {
  checkPictogram(at.find('pictogram'), context);
  return {
    hint: compileText(at.find('hint'), plainScope, context),
    pictogram: at.value.pictogram ?? null,
  };
}
