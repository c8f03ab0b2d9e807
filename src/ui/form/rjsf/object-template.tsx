import { getUiOptions, type ObjectFieldTemplateProps, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { FieldBlock } from '../field-block';
import type { WidgetOptions } from '../widget-props';

type Properties = ObjectFieldTemplateProps<JsonObject>['properties'];

interface Run {
  readonly set: string | undefined;
  readonly first: WidgetOptions;
  readonly properties: Properties;
}

/** How many fields without a set stand in one block. */
const width = 32;

/** The fields in the order that the configuration gives (`ui:order`); neighbours of one set together. */
export function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps<JsonObject>) {
  const runs: Run[] = [];
  for (const property of properties) {
    const look = uiSchema?.[property.name] as UiSchema<JsonObject> | undefined;
    const options = getUiOptions(look) as WidgetOptions;
    const last = runs.at(-1);
    const isFull = options.set === undefined && last?.properties.length === width;
    if (last !== undefined && last.set === options.set && !isFull) {
      runs[runs.length - 1] = { ...last, properties: [...last.properties, property] };
    } else runs.push({ set: options.set, first: options, properties: [property] });
  }
  return (
    <div className="f-fields">
      {runs.map(({ set, first: { heading, pictogram, divider }, properties: fields }) => (
        <FieldBlock
          key={fields[0]?.name}
          fields={fields}
          set={set === undefined ? null : { name: set, heading, pictogram, divider }}
        />
      ))}
    </div>
  );
}
