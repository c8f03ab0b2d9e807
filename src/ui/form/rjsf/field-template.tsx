import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';
import { FieldFrame } from '../field-frame';
import type { WidgetOptions } from '../widget-props';
import { widgets } from '../widgets';
import { widgetName } from './widget-name';

/** RJSF's props are read once, when the tree is built; what changes comes from the section's view. */
export function FieldTemplate(props: FieldTemplateProps<JsonObject>) {
  // The section itself.
  if (props.fieldPathId.path.length === 0) return props.children;
  return (
    <FieldFrame
      frame={widgets[widgetName(props.schema, props.uiSchema)].frame}
      options={getUiOptions(props.uiSchema) as WidgetOptions}
    >
      {props.children}
    </FieldFrame>
  );
}
