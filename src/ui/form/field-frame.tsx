import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldView } from '../../engine';
import { Icon } from '../parts/icons';
import { RichText, useWords } from '../parts/words';
import { ActionButton, Content, OptionsState } from './around-fields';
import { describedBy, partIds, type WidgetOptions, isLocked } from './control';
import { useSection, useSend, useSurroundings } from './form-context';
import type { Frame } from './widgets';

interface FieldFrameProps {
  readonly view: FieldView;
  readonly frame: Frame;
  readonly options: WidgetOptions;
  readonly children: ReactNode;
}

/** Label, hint, error and what stands beside or under a control, in that order. */
export function FieldFrame({ view, frame, options, children }: FieldFrameProps) {
  const send = useSend();
  const section = useSection();
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
      data-divider={options.set === undefined ? options.divider : undefined}
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

interface FieldWordsProps {
  readonly view: FieldView;
}

/** The label; what need not be answered says so, what must says nothing. */
function LabelWords({ view }: FieldWordsProps) {
  const words = useWords();
  return (
    <>
      <RichText text={view.label} />
      {!view.required && !view.disabled && (
        <>
          {' '}
          <span className="f-optional">{words.plain('form.optional')}</span>
        </>
      )}
    </>
  );
}

/** The hint, and why we ask on request. */
function FieldNotes({ view }: FieldWordsProps) {
  const words = useWords();
  return (
    <>
      {view.hint.length > 0 && (
        <p className="f-hint" id={partIds(view.target).hint}>
          <RichText text={view.hint} />
        </p>
      )}
      {view.reason.length > 0 && (
        <details className="f-reason">
          <summary>{words.plain('form.whyWeAsk')}</summary>
          <p>
            <RichText text={view.reason} />
          </p>
        </details>
      )}
    </>
  );
}

function FieldError({ view }: FieldWordsProps) {
  if (view.error === null) return null;
  return (
    <p className="f-error" id={partIds(view.target).error}>
      <Icon name="warning" />
      <span>{view.error}</span>
    </p>
  );
}

/** Why the field cannot be changed. */
function LockReason({ view }: FieldWordsProps) {
  if (!isLocked(view)) return null;
  return (
    <p className="f-note" id={partIds(view.target).locked}>
      <RichText text={view.disabledReason} />
    </p>
  );
}
