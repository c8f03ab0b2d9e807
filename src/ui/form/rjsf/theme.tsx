import {
  getUiOptions,
  type RJSFSchema,
  type UiSchema,
  type Widget,
  type WidgetProps as RjsfWidgetProps,
  type FieldTemplateProps,
  type FieldProps,
  type ObjectFieldTemplateProps,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type TemplatesType,
} from '@rjsf/utils';
import { useCallback, type ComponentType } from 'react';
import { getDefaultRegistry } from '@rjsf/core';
import type { JsonObject, Json, FieldView } from '../../../engine';
import type { WidgetOptions, WidgetProps } from '../control';
import { FieldFrame } from '../field-frame';
import { FieldSet } from '../field-set';
import { useField, useSection, useSend, FieldProvider, useFields } from '../form-context';
import { widgetNames, widgetOf, type RegisteredWidget } from '../widgets';

/** The widget that RJSF will take: the one that the configuration names, or the type's own. */
function widgetFor(
  schema: RJSFSchema,
  uiSchema: UiSchema<JsonObject> | undefined,
): RegisteredWidget {
  const name = getUiOptions(uiSchema).widget ?? usualName(schema);
  const widget = widgetOf(name);
  if (widget === undefined) throw new Error(`There is no widget "${String(name)}"`);
  return widget;
}

function usualName({ type, format, enum: listed }: RJSFSchema): string {
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'checkbox';
  if (format !== undefined && widgetOf(format) !== undefined) return format;
  return listed === undefined ? 'text' : 'select';
}

/**
 * A widget of ours as RJSF takes it. It draws anew only when the view of its field changes: what RJSF
 * hands it stays the same.
 */
function bindWidget(component: ComponentType<WidgetProps>): Widget<JsonObject> {
  const Component = component;
  return function BoundWidget({ name, options }: RjsfWidgetProps<JsonObject>) {
    const section = useSection();
    const view = useField();
    const send = useSend();
    const onAnswer = useCallback(
      (value: Json) => send({ type: 'fieldAnswered', section, field: name, value }),
      [send, section, name],
    );
    const onLeave = useCallback(
      () => send({ type: 'fieldLeft', section, field: name }),
      [send, section, name],
    );
    return (
      <Component
        view={view}
        options={options as WidgetOptions}
        onAnswer={onAnswer}
        onLeave={onLeave}
      />
    );
  };
}

/** RJSF's props are read once, when the tree is built; what changes comes from the section's view. */
function FieldTemplate(props: FieldTemplateProps<JsonObject>) {
  // The section itself.
  if (props.fieldPathId.path.length === 0) return props.children;
  return (
    <FieldFrame
      frame={widgetFor(props.schema, props.uiSchema).frame}
      options={getUiOptions(props.uiSchema) as WidgetOptions}
    >
      {props.children}
    </FieldFrame>
  );
}

const { ObjectField: SectionField, StringField: OneField } =
  getDefaultRegistry<JsonObject>().fields;

/** The section itself is RJSF's object; an object inside it is one answer of one widget. */
function ObjectField(props: FieldProps<JsonObject>) {
  const Field = props.fieldPathId.path.length === 0 ? SectionField : OneField;
  return Field === undefined ? null : <Field {...props} />;
}

/**
 * A list is one answer of one widget, too: RJSF's own would keep items of its own. A number as well: its
 * own asks for the decimal sign of the locale at every drawing, and its value is the widget's to read.
 */
function LeafField(props: FieldProps<JsonObject>) {
  return OneField === undefined ? null : <OneField {...props} />;
}

type Properties = ObjectFieldTemplateProps<JsonObject>['properties'];

interface Run {
  readonly set: string | undefined;
  readonly first: WidgetOptions;
  readonly properties: Properties;
}

/** Each field with its view; neighbours of one set together. */
function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps<JsonObject>) {
  const views = useFields();
  const viewOf = (name: string): FieldView => {
    const view = views[name];
    if (view === undefined)
      throw new Error(`The schema of a section names "${name}", its view has no such field`);
    return view;
  };
  const runs: Run[] = [];
  for (const property of properties) {
    const look = uiSchema?.[property.name] as UiSchema<JsonObject> | undefined;
    const options = getUiOptions(look) as WidgetOptions;
    const last = runs.at(-1);
    if (last !== undefined && last.set === options.set) {
      runs[runs.length - 1] = { ...last, properties: [...last.properties, property] };
    } else runs.push({ set: options.set, first: options, properties: [property] });
  }
  return runs.map(({ set, first, properties: own }) => {
    const fields = own.map(({ name, content }) => (
      <FieldProvider key={name} value={viewOf(name)}>
        {content}
      </FieldProvider>
    ));
    return set === undefined ? (
      fields
    ) : (
      <FieldSet
        key={set}
        name={set}
        aside={first.aside}
        pictogram={first.pictogram}
        divider={first.divider}
        shown={own.some(({ name }) => viewOf(name).shown)}
      >
        {fields}
      </FieldSet>
    );
  });
}

const nothing = () => null;

export const themeFields: RegistryFieldsType<JsonObject> = {
  ObjectField,
  ArrayField: LeafField,
  NumberField: LeafField,
};

const bound: Record<string, Widget<JsonObject>> = {};

/** The same object each time, so that RJSF keeps what it has drawn; a journey's own widgets join it. */
export function themeWidgets(): RegistryWidgetsType<JsonObject> {
  for (const name of widgetNames()) {
    const widget = widgetOf(name);
    if (widget !== undefined) bound[name] ??= bindWidget(widget.component);
  }
  return bound;
}

/** Hint, error and help are drawn by the frame; RJSF would build them for nothing. */
export const themeTemplates: Partial<TemplatesType<JsonObject>> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};

/** What fetches the code that the section's widgets load on demand, shown already or not. */
export function preloadsOf(uiSchema: JsonObject): readonly (() => void)[] {
  const preloads = new Set<() => void>();
  for (const options of Object.values(uiSchema)) {
    const { widget } = getUiOptions(options as UiSchema<JsonObject>);
    const registered = widgetOf(widget);
    if (registered?.preload !== undefined) preloads.add(registered.preload);
  }
  return [...preloads];
}
