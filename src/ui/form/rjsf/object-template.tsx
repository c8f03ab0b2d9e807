import { getUiOptions, type ObjectFieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { FieldSet } from '../field-set';
import type { WidgetOptions } from '../widget-props';

type Properties = ObjectFieldTemplateProps<JsonObject>['properties'];

interface Run {
  readonly set: string | undefined;
  readonly first: WidgetOptions;
  readonly properties: Properties;
}

/** The fields in the order that the configuration gives (`ui:order`); neighbours of one set together. */
export function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps<JsonObject>) {
  const runs: Run[] = [];
  for (const property of properties) {
    const look = uiSchema?.[property.name] as UiSchema<JsonObject> | undefined;
    const options = getUiOptions(look) as WidgetOptions;
    const last = runs.at(-1);
    if (options.set !== undefined && last?.set === options.set) {
      runs[runs.length - 1] = { ...last, properties: [...last.properties, property] };
    } else runs.push({ set: options.set, first: options, properties: [property] });
  }
  return (
    <div className="f-fields">
      {runs.map(({ set, first, properties: own }) =>
        set === undefined ? (
          own.map(({ content }) => content)
        ) : (
          <FieldSet
            key={set}
            name={set}
            heading={first.heading}
            pictogram={first.pictogram}
            divider={first.divider}
            fields={own.map(({ name }) => name)}
          >
            {own.map(({ content }) => content)}
          </FieldSet>
        ),
      )}
    </div>
  );
}
