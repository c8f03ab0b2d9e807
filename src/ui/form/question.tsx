import { memo, useCallback } from 'react';
import type { FieldView, Json } from '../../engine';
import type { WidgetOptions } from './control';
import { FieldFrame } from './field-frame';
import { useFields, useSection, useSend } from './form-context';
import type { RegisteredWidget } from './widgets';

interface QuestionProps {
  readonly name: string;
  readonly widget: RegisteredWidget;
  readonly options: WidgetOptions;
}

/** One field of a section. @throws Error while it is drawn, where the section's view does not have it. */
export function Question({ name, widget, options }: QuestionProps) {
  const view = useFields()[name];
  if (view === undefined)
    throw new Error(`The schema of a section names "${name}", its view has no such field`);
  return <Asked view={view} widget={widget} options={options} />;
}

interface AskedProps extends Omit<QuestionProps, 'name'> {
  readonly view: FieldView;
}

/** Drawn anew only when its own view is another one. */
const Asked = memo(function Asked({ view, widget, options }: AskedProps) {
  const send = useSend();
  const section = useSection();
  const { name } = view;
  const onAnswer = useCallback(
    (value: Json) => send({ type: 'fieldAnswered', section, field: name, value }),
    [send, section, name],
  );
  const onLeave = useCallback(
    () => send({ type: 'fieldLeft', section, field: name }),
    [send, section, name],
  );
  const { component: Widget, frame } = widget;
  return (
    <FieldFrame view={view} frame={frame} options={options}>
      <Widget view={view} options={options} onAnswer={onAnswer} onLeave={onLeave} />
    </FieldFrame>
  );
});
