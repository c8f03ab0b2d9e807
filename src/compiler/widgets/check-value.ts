import { isObject, patternOf, type Json } from '../../rules';
import type { Report } from '../diagnostic';
import type { ValueSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { reportMisfit, type Broken } from '../reading/report-misfit';

const isOfType: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => isObject(value),
};

/**
 * Holds a value against what a widget's file says of it. By hand, because no AJV is loaded for
 * `check`; schemas/widget.schema.json lets no other keyword in.
 */
export function checkValue(at: Cursor<Json>, schema: ValueSource, report: Report): void {
  const broken = brokenBy(at.value, schema);
  const known = Object.keys(schema.properties ?? {});
  for (const each of broken) reportMisfit(each, at, () => known, report);
  const { value } = at;
  if (Array.isArray(value) && schema.items !== undefined)
    for (const item of items(at.as(value as readonly Json[])))
      checkValue(item, schema.items, report);
  if (!isObject(value)) return;
  for (const [key, part] of entries(at.as(value))) {
    const inner = schema.properties?.[key];
    if (inner !== undefined) checkValue(part, inner, report);
  }
}

function brokenBy(value: Json, schema: ValueSource): readonly Broken[] {
  const { type } = schema;
  if (type !== undefined && isOfType[type]?.(value) !== true)
    return [{ keyword: 'type', parameters: { type } }];
  const broken: Broken[] = [];
  const limit = (keyword: LimitKeyword, holds: (limit: number) => boolean): void => {
    const { [keyword]: most } = schema;
    if (most !== undefined && !holds(most)) broken.push({ keyword, parameters: { limit: most } });
  };
  const allowed = schema.enum;
  if (allowed?.every((each) => each !== value) === true)
    broken.push({ keyword: 'enum', parameters: { allowedValues: allowed } });
  if (typeof value === 'number') {
    limit('minimum', (least) => value >= least);
    limit('maximum', (most) => value <= most);
  }
  if (typeof value === 'string') {
    const { length } = Array.from(value);
    limit('minLength', (least) => length >= least);
    limit('maxLength', (most) => length <= most);
    const { pattern } = schema;
    if (pattern !== undefined && patternOf(pattern)?.test(value) !== true)
      broken.push({ keyword: 'pattern', parameters: { pattern } });
  }
  if (Array.isArray(value)) {
    limit('minItems', (least) => value.length >= least);
    limit('maxItems', (most) => value.length <= most);
  }
  return isObject(value) ? [...broken, ...keysBroken(Object.keys(value), schema)] : broken;
}

type LimitKeyword = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

/** What is missing in an object, and what it says that nobody understands. */
function keysBroken(
  keys: readonly string[],
  { properties, required = [] }: ValueSource,
): readonly Broken[] {
  const missing = required.filter((key) => !keys.includes(key));
  const other =
    properties === undefined ? [] : keys.filter((key) => !Object.hasOwn(properties, key));
  return [
    ...missing.map((key) => ({ keyword: 'required', parameters: { missingProperty: key } })),
    ...other.map((key) => ({
      keyword: 'additionalProperties',
      parameters: { additionalProperty: key },
    })),
  ];
}
