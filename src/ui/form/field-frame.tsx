import type { KeyboardEvent, ReactNode } from 'react';
import { describedBy, partIds } from './described-by';
import { ActionButton } from './parts/action-button';
import { Content } from './parts/content';
import { FieldError, FieldNotes, LabelWords, LockReason } from './parts/field-words';
import { OptionsState } from './parts/options-state';
import { useField, useSection, useSend, useSurroundings } from './section-context';
import type { WidgetOptions } from './widget-props';
import type { Frame } from './widgets';

interface FieldFrameProps {
  readonly frame: Frame;
  readonly options: WidgetOptions;
  readonly children: ReactNode;
}

/** Label, hint, error and what stands beside or under a control, in that order. */
export function FieldFrame({ frame, options, children }: FieldFrameProps) {
  const send = useSend();
  const section = useSection();
  const view = useField();
  const around = useSurroundings();
  if (!view.shown || frame === 'none') return null;
  const actions = around.actions.filter((action) => action.beside === view.name);
  const first = actions[0];

  const enter = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio' || target.type === 'checkbox') return;
    event.preventDefault();
    // Pressing a button with a pointer leaves the field first; so does Enter.
    send({ type: 'fieldLeft', section, field: view.name });
    if (first === undefined) send({ type: 'sectionContinued', section });
    else if (!first.busy) send({ type: 'actionPressed', section, action: first.id });
  };

  const head = (
    <>
      <FieldNotes view={view} />
      <FieldError view={view} />
    </>
  );
  const control = (
    <div className="f-line" onKeyDown={enter}>
      <OptionsState view={view} lookups={around.lookups}>
        {children}
      </OptionsState>
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} section={section} target={view.target} />
      ))}
    </div>
  );
  return (
    <div
      className="f-field"
      data-field={view.key}
      data-width={options.width}
      data-row={options.row}
      data-divider={options.divider}
      data-error={view.error === null ? undefined : true}
    >
      {frame === 'own' ? (
        <>
          <FieldError view={view} />
          {control}
          <FieldNotes view={view} />
        </>
      ) : frame === 'label' ? (
        <>
          <label
            className={options.label === false ? 'visually-hidden' : 'f-label'}
            id={partIds(view.target).label}
            htmlFor={view.target}
          >
            <LabelWords view={view} />
          </label>
          {head}
          {control}
        </>
      ) : (
        <fieldset
          className="f-group"
          role={frame}
          aria-describedby={describedBy(view)}
          aria-invalid={frame === 'radiogroup' ? view.error !== null : undefined}
          aria-required={frame === 'radiogroup' ? view.required : undefined}
        >
          <legend
            className={options.label === false ? 'visually-hidden' : 'f-label'}
            id={partIds(view.target).label}
          >
            <LabelWords view={view} />
          </legend>
          {head}
          {control}
        </fieldset>
      )}
      <LockReason view={view} />
      <Content
        content={around.content}
        under={view.name}
        actions={around.actions}
        section={section}
        target={view.target}
      />
    </div>
  );
}
