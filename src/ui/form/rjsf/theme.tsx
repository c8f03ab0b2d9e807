import {
  createSchemaUtils,
  getUiOptions,
  toFieldPathId,
  type RJSFSchema,
  type UiSchema,
  type FieldProps,
  type ObjectFieldTemplateProps,
  type Registry,
} from '@rjsf/utils';
import { getDefaultRegistry } from '@rjsf/core';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../../engine';
import type { WidgetOptions } from '../control';
import { FieldSet } from '../field-set';
import { Question } from '../question';
import { widgetOf, type RegisteredWidget } from '../widgets';
import noValidator from './stand-ins/validator';

/** What the configuration says about the look of a field, as RJSF reads it. */
interface Look extends WidgetOptions {
  readonly widget?: string;
}

const looks = new WeakMap<object, Look>();
const noLook: Look = {};

/** Of one field's part of a `uiSchema`. Read once, for that stays the same object. */
export function lookOf(uiSchema: unknown): Look {
  if (typeof uiSchema !== 'object' || uiSchema === null) return noLook;
  const known = looks.get(uiSchema);
  if (known !== undefined) return known;
  const look = getUiOptions(uiSchema as UiSchema<JsonObject>) as Look;
  looks.set(uiSchema, look);
  return look;
}

/** The widget that the configuration names, or the type's own. */
function widgetFor(schema: RJSFSchema, { widget: named }: Look): RegisteredWidget {
  const name = named ?? usualName(schema);
  const widget = widgetOf(name);
  if (widget === undefined) throw new Error(`There is no widget "${name}"`);
  return widget;
}

function usualName({ type, format, enum: listed }: RJSFSchema): string {
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'checkbox';
  if (format !== undefined && widgetOf(format) !== undefined) return format;
  return listed === undefined ? 'text' : 'select';
}

const registry = getDefaultRegistry<JsonObject>();
const { ObjectField } = registry.fields;

/**
 * The section itself is RJSF's object. Whatever lies in it, a list or an object too, is one answer of one
 * widget: RJSF would keep a value of its own for it, and read its schema anew at every drawing.
 */
export function SchemaField(props: FieldProps<JsonObject>) {
  const { fieldPathId, name, schema, uiSchema } = props;
  if (fieldPathId.path.length === 0)
    return ObjectField === undefined ? null : <ObjectField {...props} />;
  const look = lookOf(uiSchema);
  return <Question name={name} widget={widgetFor(schema, look)} options={look} />;
}

/** Neighbours of one set, or of none. */
interface Run {
  readonly set: string | undefined;
  /** How the first of them looks. */
  readonly first: WidgetOptions;
  readonly names: string[];
  readonly fields: ReactNode[];
}

/** Fields in their order; those of a set stand together. */
function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps<JsonObject>) {
  const runs: Run[] = [];
  for (const { name, content } of properties) {
    const look = lookOf(uiSchema?.[name]);
    let run = runs.at(-1);
    if (run === undefined || run.set !== look.set) {
      run = { set: look.set, first: look, names: [], fields: [] };
      runs.push(run);
    }
    run.names.push(name);
    run.fields.push(content);
  }
  return runs.map(({ set, first, names, fields }) =>
    set === undefined ? (
      fields
    ) : (
      <FieldSet
        key={set}
        name={set}
        aside={first.aside}
        pictogram={first.pictogram}
        divider={first.divider}
        fields={names}
      >
        {fields}
      </FieldSet>
    ),
  );
}

/** Where RJSF is when it draws the section itself. */
export const wholeSection = toFieldPathId('', registry.globalFormOptions);

/** RJSF's registry for a schema, with the theme in it. */
export const registryOf = (schema: RJSFSchema): Registry<JsonObject> => ({
  ...registry,
  fields: { ...registry.fields, SchemaField },
  templates: { ...registry.templates, ObjectFieldTemplate: ObjectTemplate },
  rootSchema: schema,
  schemaUtils: createSchemaUtils<JsonObject>(noValidator, schema),
});

/** What fetches the code that the section's widgets load on demand, shown already or not. */
export function preloadsOf(uiSchema: JsonObject): readonly (() => void)[] {
  const preloads = new Set<() => void>();
  for (const look of Object.values(uiSchema)) {
    const preload = widgetOf(lookOf(look).widget)?.preload;
    if (preload !== undefined) preloads.add(preload);
  }
  return [...preloads];
}
