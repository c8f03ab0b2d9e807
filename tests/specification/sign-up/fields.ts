import type { Json, JsonObject } from '../../../src/engine';
import type { CompiledField, CompiledJourney } from '../../../src/journey';
import type { WidgetOptions } from '../../../src/ui/form/control';
import { withPart, writeDate, yearsFor } from '../../../src/ui/form/widgets/date-value';
import { readQuantity } from '../../../src/ui/form/widgets/quantity';
import {
  isFull,
  withPart as withDigits,
  type Boxes,
} from '../../../src/ui/form/widgets/sort-code-parts';
import type { Shipped } from '../../unit/shipped';
import type { Plan } from '../plan-of';
import { questions, words, type Answers, type Question } from './tables';

/** A question of the tables as the journey asks it. */
export interface Field {
  readonly section: string;
  readonly compiled: CompiledField;
  readonly widget: string;
  readonly options: WidgetOptions;
}

const places: Readonly<Record<string, string>> = {
  details: 'customer',
  address: 'present',
  billing: 'billing',
  meters: 'terms',
  terms: 'terms',
  payment: 'payment',
};

/** Where the journey keeps the answer to a question of the tables; what is derived is kept nowhere. */
export function pathOf(id: string): string {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`questions.json has no question “${id}”.`);
  if (id === 'previousAddresses' || /^(present|billing)\./.test(id)) return id;
  if (id === 'separateBilling') return 'present.separateBilling';
  if (id.startsWith('previousAddresses[].'))
    return id.replace('previousAddresses[]', 'previousAddress');
  return `${places[question.section] ?? ''}.${id.replace('bank.', '')}`;
}

const known = new WeakMap<CompiledJourney, ReadonlyMap<string, readonly Field[]>>();

/** Every field of the sign-up by its path; one for each variant of its section that has it. */
function fieldsOf(journey: CompiledJourney): ReadonlyMap<string, readonly Field[]> {
  const before = known.get(journey);
  if (before !== undefined) return before;
  const step = journey.steps.find(({ id }) => id === 'personalDetails');
  const fields = new Map<string, Field[]>();
  for (const { id, fields: own, uiSchema } of step?.sections ?? []) {
    for (const compiled of own) {
      const ui = (uiSchema[compiled.name] ?? {}) as JsonObject;
      const field = {
        section: id,
        compiled,
        widget: words(ui['ui:widget']),
        options: (ui['ui:options'] ?? {}) as WidgetOptions,
      };
      fields.set(compiled.path, [...(fields.get(compiled.path) ?? []), field]);
    }
  }
  known.set(journey, fields);
  return fields;
}

/** A question as a journey asks it; throws where it does not ask it at all. */
export function fieldOf({ journey }: Shipped, id: string): Field {
  const path = pathOf(id);
  const field = fieldsOf(journey).get(path)?.[0];
  if (field === undefined) throw new Error(`The sign-up has no field for “${id}” (${path}).`);
  return field;
}

/** The question of a field; undefined for one of which the tables say nothing. */
export const questionAt = (path: string): Question | undefined =>
  questions.find(({ id }) => pathOf(id) === path);

/** What the page calls it in a message: as the documents say, or as the journey likes. */
export const labelOf = (shipped: Shipped, id: string): string =>
  questions.find((one) => one.id === id)?.label ?? fieldOf(shipped, id).compiled.subject;

/** What a household means to answer, by the path of the answer. */
export const planOf = (shipped: Shipped, answers: Answers, today: string): Plan =>
  Object.fromEntries(
    Object.entries(answers).map(([id, typed]) => [pathOf(id), handedUp(shipped, id, typed, today)]),
  );

/** What the control of a question makes of what is typed, chosen or ticked. */
export function handedUp(shipped: Shipped, id: string, typed: Json, today: string): Json {
  if (typed === null || typed === '') return null;
  const { widget, options } = fieldOf(shipped, id);
  if (id === 'previousAddresses') {
    return (typed as readonly string[]).map((length) => itemOf(shipped, length, today));
  }
  if (widget === 'date')
    return dateOf(typed as Readonly<Record<'day' | 'month' | 'year', string>>, options, today);
  if (widget === 'sortCode') return sortCodeOf(words(typed));
  if (widget === 'quantity') return readQuantity(words(typed), options.unit, options.unitAlso);
  return typed;
}

/** A date is chosen part by part: the day, the month, the year, as far as they are offered. */
function dateOf(
  { day, month, year }: Readonly<Record<'day' | 'month' | 'year', string>>,
  options: WidgetOptions,
  today: string,
): string | null {
  const two = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));
  const isOffered = yearsFor(today, options, '').includes(year);
  const none = { day: '', month: '', year: '' };
  return writeDate(
    withPart(
      withPart(withPart(none, 'day', two(day)), 'month', two(month)),
      'year',
      isOffered ? year : '',
    ),
  );
}

/** A sort code is typed sign by sign into three boxes; seven digits, which they do not hold, stay as they are. */
function sortCodeOf(typed: string): string {
  let [parts, box]: [Boxes, number] = [['', '', ''], 0];
  for (const sign of Array.from(typed)) {
    parts = withDigits(parts, box, `${parts[box] ?? ''}${sign}`);
    if (isFull(parts[box]) && box < 2) box += 1;
  }
  return /^\d{7,}$/.test(typed) ? typed : parts.join('');
}

/** Another address for bills, valid. */
export const otherBilling: Answers = {
  'billing.line1': '1 Mill Lane',
  'billing.city': 'York',
  'billing.postcode': 'YO17HH',
};

/** A previous address whose other parts are valid. */
export const previousAddress: Answers = {
  'previousAddresses[].line1': '1 Mill Lane',
  'previousAddresses[].city': 'York',
  'previousAddresses[].postcode': 'YO17HH',
};

/** The same, lived in for “1 year 11 months”. */
function itemOf(shipped: Shipped, length: string, today: string): JsonObject {
  const part = (unit: string): string | null =>
    new RegExp(`(\\d+) ${unit}`).exec(length)?.[1] ?? null;
  const item = {
    ...previousAddress,
    'previousAddresses[].years': part('year'),
    'previousAddresses[].months': part('month'),
  };
  return planOf(shipped, item, today);
}
