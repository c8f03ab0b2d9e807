import { getUiOptions, orderProperties, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import type { WidgetOptions } from '../widget-props';

/** Neighbours of a section, as a form of their own would have them. */
export interface Block {
  readonly names: readonly string[];
  readonly schema: RJSFSchema;
}

/** How many fields stand in one block, if no set has more. */
const width = 32;

/** The section's fields in their order, block by block; those of one set are not parted. */
export function blocksOf(schema: RJSFSchema, uiSchema: UiSchema<JsonObject>): readonly Block[] {
  const properties = schema.properties ?? {};
  const { order } = getUiOptions(uiSchema);
  const blocks: string[][] = [];
  let set: string | undefined;
  for (const name of orderProperties(Object.keys(properties), order)) {
    const look = uiSchema[name] as UiSchema<JsonObject> | undefined;
    const { set: own } = getUiOptions(look) as WidgetOptions;
    const last = blocks.at(-1);
    const isSameSet = own !== undefined && own === set;
    if (last !== undefined && (isSameSet || last.length < width)) last.push(name);
    else blocks.push([name]);
    set = own;
  }
  return blocks.map((names) => ({ names, schema: only(names, schema) }));
}

/** The schema with no other properties. */
function only(names: readonly string[], schema: RJSFSchema): RJSFSchema {
  const properties: NonNullable<RJSFSchema['properties']> = {};
  for (const name of names) {
    const property = schema.properties?.[name];
    if (property !== undefined) properties[name] = property;
  }
  return { ...schema, properties };
}
