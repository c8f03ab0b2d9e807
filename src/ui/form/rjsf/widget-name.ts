import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { isWidgetName, type WidgetName } from '../widgets';

/** The widget that RJSF will take: the one that the configuration names, or the type's own. */
export function widgetName(
  schema: RJSFSchema,
  uiSchema: UiSchema<JsonObject> | undefined,
): WidgetName {
  const { widget } = getUiOptions(uiSchema);
  if (isWidgetName(widget)) return widget;
  if (widget !== undefined) throw new Error(`There is no widget "${String(widget)}"`);
  if (schema.type === 'array') return 'list';
  if (schema.type === 'boolean') return 'checkbox';
  if (isWidgetName(schema.format)) return schema.format;
  return schema.enum === undefined ? 'text' : 'select';
}
