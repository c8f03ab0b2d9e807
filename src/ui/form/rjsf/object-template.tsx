import { getUiOptions, type ObjectFieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { FieldView, JsonObject } from '../../../engine';
import { FieldSet } from '../field-set';
import { FieldProvider, useFields } from '../section-context';
import type { WidgetOptions } from '../widget-props';

type Properties = ObjectFieldTemplateProps<JsonObject>['properties'];

interface Run {
  readonly set: string | undefined;
  readonly first: WidgetOptions;
  readonly properties: Properties;
}

/** Each field with its view; neighbours of one set together. */
export function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps<JsonObject>) {
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
        heading={first.heading}
        pictogram={first.pictogram}
        divider={first.divider}
        shown={own.some(({ name }) => viewOf(name).shown)}
      >
        {fields}
      </FieldSet>
    );
  });
}
