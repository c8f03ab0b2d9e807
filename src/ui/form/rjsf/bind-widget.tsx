import type { Widget, WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { useCallback, type ComponentType } from 'react';
import type { Json, JsonObject } from '../../../engine';
import { useField, useSection, useSend } from '../section-context';
import type { WidgetOptions, WidgetProps } from '../widget-props';

/**
 * A widget of ours as RJSF takes it. It draws anew only when the view of its field changes: what RJSF
 * hands it stays the same.
 */
export function bindWidget(component: ComponentType<WidgetProps>): Widget<JsonObject> {
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
