import { getUiOptions, type UiSchema } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { isWidgetName, widgets, type RegisteredWidget } from '../widgets';

/** What fetches the code that the section's widgets load on demand, shown already or not. */
export function preloadsOf(uiSchema: JsonObject): readonly (() => void)[] {
  const preloads = new Set<() => void>();
  for (const options of Object.values(uiSchema)) {
    const { widget } = getUiOptions(options as UiSchema<JsonObject>);
    const registered: RegisteredWidget | null = isWidgetName(widget) ? widgets[widget] : null;
    if (registered?.preload !== undefined) preloads.add(registered.preload);
  }
  return [...preloads];
}
