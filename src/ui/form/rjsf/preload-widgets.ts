import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { isWidgetName, widgets, type RegisteredWidget } from '../widgets';

/** Fetches what the section's widgets load on demand, shown already or not. */
export function preloadWidgets(uiSchema: JsonObject): void {
  for (const options of Object.values(uiSchema)) {
    const { widget } = getUiOptions(options as UiSchema<JsonObject>);
    if (!isWidgetName(widget)) continue;
    const registered: RegisteredWidget = widgets[widget];
    registered.preload?.();
  }
}
