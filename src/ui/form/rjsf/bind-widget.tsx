import type { Widget, WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { memo, useCallback, type ComponentType } from 'react';
import type { Json, JsonObject } from '../../../engine';
import { useField, useSection, useSend } from '../section-context';
import type { WidgetOptions, WidgetProps } from '../widget-props';

/**
 * A widget of ours as RJSF takes it: it finds its view by the name of its field, and draws anew
 * only when that view changes. RJSF refuses memo() itself on React 19, so that goes inside.
 */
export function bindWidget(component: ComponentType<WidgetProps>): Widget<JsonObject> {
  const Memoised = memo(component);
  return function BoundWidget({ name, options }: RjsfWidgetProps<JsonObject>) {
    const section = useSection().id;
    const view = useField(name);
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
      <Memoised
        view={view}
        options={options as WidgetOptions}
        onAnswer={onAnswer}
        onLeave={onLeave}
      />
    );
  };
}
