import { yearsOffered, type CompiledField, type CompiledSection } from '../../journey';
import { isObject, operationOf, type Json, type JsonObject, type Rule } from '../../rules';

/**
 * What a question takes of an answer, as far as its checks look at that: its bounds, the numbers of its
 * shape, and where only a person answers it the years that its widget offers. None without checks.
 */
export function takenBy(
  field: CompiledField,
  section: CompiledSection,
  { schema, isSet }: { readonly schema: JsonObject; readonly isSet: boolean },
): readonly Rule[] {
  const asserts = section.checks
    .filter((check) => check.field === field.name)
    .map(({ assert }) => assert);
  if (asserts.length === 0) return [];
  const read: Rule = { var: field.path };
  const within = (of: Rule, least: Json | undefined, most: Json | undefined): readonly Rule[] => [
    ...(typeof least === 'number' ? [{ '>=': [of, least] }] : []),
    ...(typeof most === 'number' ? [{ '<=': [of, most] }] : []),
  ];
  const isAsked = (operator: string): boolean => asserts.some((each) => asks(each, operator));
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const rules: Rule[] = [...within(read, minimum, maximum)];
  if (typeof exclusiveMinimum === 'number') rules.push({ '>': [read, exclusiveMinimum] });
  if (typeof exclusiveMaximum === 'number') rules.push({ '<': [read, exclusiveMaximum] });
  rules.push(...bounded(field, read));
  if (isAsked('characters'))
    rules.push(...within({ characters: read }, schema['minLength'], schema['maxLength']));
  if (isAsked('count')) {
    rules.push(...within({ count: read }, schema['minItems'], schema['maxItems']));
    rules.push(...within({ count: read }, schema['minChoices'], schema['maxChoices']));
  }
  const look = section.uiSchema[field.name];
  const { widget, options } = widgetOf(look);
  if (!isSet && widget === 'date' && isAsked('yearsSince')) {
    const { back, forward } = yearsOffered(options);
    rules.push(...within({ yearsSince: read }, -forward - 1, back));
  }
  return rules;
}

function widgetOf(look: Json | undefined): { readonly widget: Json; readonly options: JsonObject } {
  const said = isObject(look) ? look : {};
  const { 'ui:widget': widget = null, 'ui:options': options = {} } = said;
  return { widget, options: isObject(options) ? options : {} };
}

/** A case of bounds is in force by its name as text; none of these is none. */
function bounded({ bounds }: CompiledField, read: Rule): readonly Rule[] {
  if (bounds === null) return [];
  const { by, cases } = bounds;
  const all = Object.entries(cases);
  const inside = ([least, most]: readonly [number, number]): Rule => ({
    '<=': [least, read, most],
  });
  if (by === null) return all.map(([, each]) => inside(each));
  const named = (name: string): Rule => {
    const number = Number(name);
    return { in: [by, String(number) === name ? [name, number] : [name]] };
  };
  const [first, ...others] = all;
  if (first === undefined) return [];
  return [
    {
      or: [
        ...[first, ...others].map(([name, each]): Rule => ({ and: [named(name), inside(each)] })),
        { '!': { or: all.map(([name]) => named(name)) } },
      ],
    },
  ];
}

function asks(rule: Json, operator: string): boolean {
  if (rule === null || typeof rule !== 'object') return false;
  if (operationOf(rule)?.operator === operator) return true;
  return Object.values(rule).some((each) => asks(each, operator));
}
