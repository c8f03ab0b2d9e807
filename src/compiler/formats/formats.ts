import { normaliserNames, type JsonObject } from '../../engine';
import { textFormats, type CompiledField, type Shown } from '../../journey';
import { checkPattern } from './check-pattern';
import type { Context } from '../context';
import { checkReplacement } from './check-replacement';
import { didYouMean } from '../diagnostic';
import type { FormatSource, NormaliseSource, ShownSource } from '../language';
import { items, type Cursor } from '../source';

/** Formats that every journey has: of a text that is typed, as JSON Schema knows them. */
const standardFormats: readonly string[] = ['date', 'month', 'time', 'email'];

/** The journey's own format that a field's schema names; null for a standard one, and for none. */
export function formatOf(schema: JsonObject, context: Context): Cursor<FormatSource> | null {
  const name = schema['format'];
  return typeof name === 'string' ? (context.symbols.formats.get(name) ?? null) : null;
}

/** How an answer in the format that a field's schema names is shown; null where that does not say. */
export function shownOf(schema: JsonObject, context: Context): CompiledField['shown'] | null {
  if (schema['format'] === 'month') return 'month';
  const shown = formatOf(schema, context)?.find('shown') ?? null;
  return shown && compileShown(shown, context);
}

/** Beside a time stands that one which does not say its half of the day is told apart. */
export const halfOfDay = (schema: JsonObject): JsonObject =>
  schema['format'] === 'time' ? { halfOfDay: true } : {};

/** How long a text in that format is, where it says so. */
export function lengthsOf(schema: JsonObject, context: Context): JsonObject {
  const { minLength, maxLength } = formatOf(schema, context)?.value ?? {};
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** That the format is there, and says what a text in it must be. */
export function checkFormat(at: Cursor<string>, { symbols, report }: Context): void {
  if (standardFormats.includes(at.value)) return;
  const known = [...symbols.formats].flatMap(([name, format]) =>
    format.value.pattern === undefined ? [] : [name],
  );
  if (known.includes(at.value)) return;
  const exists = symbols.formats.has(at.value);
  report.add(
    'JC322',
    at,
    exists
      ? `The format \`${at.value}\` has no \`pattern\`: it says how a value is shown alone.`
      : `There is no format \`${at.value}\`.`,
    { help: didYouMean(at.value, [...standardFormats, ...known]) ?? 'write it in formats.json' },
  );
}

/** What a text in a format must be, by the format's name; each format is checked on the way. */
export function compilePatterns(context: Context): Readonly<Record<string, string>> {
  const patterns = new Map<string, string>();
  for (const [name, format] of context.symbols.formats) {
    if (standardFormats.includes(name) || (textFormats as readonly string[]).includes(name))
      context.report.add('JC501', format, `Every journey has a format called \`${name}\`.`, {
        key: true,
        help: 'give this one another name',
      });
    const pattern = format.find('pattern');
    if (pattern !== null) {
      checkPattern(pattern, context);
      patterns.set(name, pattern.value);
    }
    compileNormalise(format.find('normalise'), context);
    const shown = format.find('shown');
    if (shown !== null) compileShown(shown, context);
  }
  return Object.fromEntries(patterns);
}

export function compileNormalise(
  at: Cursor<readonly NormaliseSource[]> | null,
  context: Context,
): CompiledField['normalise'] {
  return items(at).map((each) => {
    const { value } = each;
    if (typeof value === 'object') {
      checkReplacement(each.as(value), context);
      return { replace: value.replace, with: value.with };
    }
    if (!(normaliserNames as readonly string[]).includes(value))
      context.report.add('JC319', each, `There is no normaliser \`${value}\`.`, {
        help: didYouMean(value, normaliserNames),
      });
    return value;
  });
}

export function compileShown(at: Cursor<ShownSource>, context: Context): Shown {
  const { value } = at;
  if ('replace' in value) checkReplacement(at.as(value), context);
  if ('decimals' in value && Array.isArray(value.decimals) && value.decimals[0] > value.decimals[1])
    context.report.add('JC505', at, 'No number has at least more decimals than at most.', {
      help: 'the least stands before the most',
    });
  if (!('currency' in value)) return value;
  const { currency, decimals } = value;
  return { currency, decimals: decimals === 'asNeeded' ? null : decimals };
}
