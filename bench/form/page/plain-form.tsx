import Form from '@rjsf/core';
import type {
  TemplatesType,
  UiSchema,
  Widget,
  WidgetProps as RjsfWidgetProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { FieldView, Json, JsonObject, SectionView } from '../../../src/engine';
import { FieldFrame } from '../../../src/ui/form/field-frame';
import { noValidator } from '../../../src/ui/form/rjsf/no-validator';
import { ObjectField } from '../../../src/ui/form/rjsf/object-field';
import { SectionProvider, SendProvider, type Send } from '../../../src/ui/form/section-context';
import type { WidgetProps } from '../../../src/ui/form/widget-props';
import { widgets } from '../../../src/ui/form/widgets';
import type { ComponentType } from 'react';

type Widgets = Record<string, Widget<JsonObject>>;
const nothing = () => null;
const noLeave = () => undefined;
const behaviour = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

const plainWidgets: Widgets = Object.fromEntries(
  Object.entries(widgets).map(([name, widget]) => {
    const Memoised = memo(widget.component as ComponentType<WidgetProps>);
    const Plain = ({
      options,
      value,
      onChange,
      disabled,
      rawErrors,
    }: RjsfWidgetProps<JsonObject>) => {
      const base = options.view as FieldView;
      const view = useMemo(
        () => ({
          ...base,
          value: (value ?? null) as Json,
          error: rawErrors?.[0] ?? null,
          disabled: disabled === true,
        }),
        [base, value, rawErrors, disabled],
      );
      return <Memoised view={view} options={{}} onAnswer={onChange} onLeave={noLeave} />;
    };
    return [name, Plain];
  }),
);

const templates: Partial<TemplatesType<JsonObject>> = {
  FieldTemplate: (props: FieldTemplateProps<JsonObject>) => {
    const name = props.fieldPathId.path.at(-1);
    if (name === undefined) return props.children;
    const widget = (props.uiSchema?.['ui:widget'] ?? 'text') as keyof typeof widgets;
    return (
      <FieldFrame name={String(name)} frame={widgets[widget].frame} options={{}}>
        {props.children}
      </FieldFrame>
    );
  },
  ObjectFieldTemplate: (props: ObjectFieldTemplateProps<JsonObject>) => (
    <div className="f-fields">{props.properties.map((p) => p.content)}</div>
  ),
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};
const fields = { ObjectField };
const noSubmit = <></>;

/** The plain way: values, errors and the look of each field go through RJSF's own props. */
export const PlainForm = memo(function PlainForm({
  section,
  onEvent,
}: {
  readonly section: SectionView;
  readonly onEvent: Send;
}) {
  const data: Record<string, Json> = {};
  const errors: Record<string, { __errors: string[] }> = {};
  const uiSchema: Record<string, unknown> = {};
  for (const [name, view] of Object.entries(section.fields)) {
    if (view.value !== null) data[name] = view.value;
    if (view.error !== null) errors[name] = { __errors: [view.error] };
    uiSchema[name] = { ...(section.uiSchema[name] as JsonObject), 'ui:options': { view } };
  }
  const change = (event: { formData?: JsonObject | undefined }, id?: string) => {
    const field = (id ?? '').replace('root_', '');
    onEvent({
      type: 'fieldAnswered',
      section: section.id,
      field,
      value: event.formData?.[field] ?? null,
    });
  };
  return (
    <SendProvider value={onEvent}>
      <SectionProvider value={section}>
        <Form<JsonObject>
          tagName="div"
          schema={section.schema}
          uiSchema={uiSchema as UiSchema<JsonObject>}
          formData={data}
          extraErrors={errors}
          validator={noValidator}
          fields={fields}
          widgets={plainWidgets}
          templates={templates}
          experimental_defaultFormStateBehavior={behaviour}
          showErrorList={false}
          noHtml5Validate
          onChange={change}
        >
          {noSubmit}
        </Form>
      </SectionProvider>
    </SendProvider>
  );
});
