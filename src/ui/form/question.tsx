import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo } from 'react';
import type { FieldView, Json } from '../../engine';
import { Icon } from '../parts/icons';
import { Paragraph } from '../parts/paragraph';
import { RichText, useWords } from '../parts/words';
import { ActionButton, Content, OptionsState } from './around-fields';
import {
  describedBy,
  isLocked,
  partIds,
  toldOf,
  useFields,
  useSection,
  useSend,
  useSurroundings,
  type WidgetOptions,
  withDistinctOptions,
} from './control';
import type { Frame, RegisteredWidget } from './widgets';

interface QuestionProps {
  readonly name: string;
  readonly widget: RegisteredWidget;
  readonly options: WidgetOptions;
}

/** One field of a section. @throws Error while it is drawn, where the section's view does not have it. */
export function Question({ name, widget, options }: QuestionProps) {
  const view = useFields()[name];
  if (view === undefined) throw new Error(`The view of a section has no field "${name}"`);
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
  const drawn = useMemo(() => withDistinctOptions(view), [view]);
  const { component: Widget, frame } = widget;
  return (
    <FieldFrame view={view} frame={frame} options={options}>
      <Widget view={drawn} options={options} onAnswer={onAnswer} onLeave={onLeave} />
    </FieldFrame>
  );
});

interface FieldFrameProps {
  readonly view: FieldView;
  readonly frame: Frame;
  readonly options: WidgetOptions;
  readonly children: ReactNode;
}

/** Label, hint, error and what stands beside or under a control, in that order. */
function FieldFrame({ view, frame, options, children }: FieldFrameProps) {
  const send = useSend();
  const section = useSection();
  const around = useSurroundings();
  if (!view.shown || frame === 'none') return null;
  const actions = around.actions.filter((action) => action.beside === view.name);
  const first = actions[0];
  const status = view.optionsStatus;

  const enter = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    // It ends a word of an input method. Safari says so by the code alone (WebKit bug 165004), all others too.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing in its place says it in Safari.
    if (event.keyCode === 229) return;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio' || target.type === 'checkbox') return;
    event.preventDefault();
    // Pressing a button with a pointer leaves the field first; so does Enter.
    send({ type: 'fieldLeft', section, field: view.name });
    if (first === undefined) send({ type: 'sectionContinued', section });
    else event.currentTarget.querySelector<HTMLElement>('.f-action')?.click();
  };

  const isExplained = view.hint.length > 0 || view.reason.length > 0;
  const notes = isExplained && <FieldNotes view={view} />;
  const error = view.error !== null && <FieldError target={view.target} error={view.error} />;
  const control = (
    <div className="f-line" onKeyDown={enter}>
      {status === 'loading' || status === 'failed' ? (
        <OptionsState view={view} options={options} status={status} lookups={around.lookups} />
      ) : (
        children
      )}
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
          {error}
          {control}
          {notes}
        </>
      ) : frame === 'label' ? (
        <>
          <label
            className={options.label === false ? 'visually-hidden' : 'f-label'}
            id={partIds(view.target).label}
            htmlFor={view.target}
          >
            <LabelWords view={view} options={options} />
          </label>
          {notes}
          {error}
          {control}
        </>
      ) : (
        <fieldset
          className="f-group"
          role={frame}
          {...(frame === 'radiogroup' ? toldOf(view) : { 'aria-describedby': describedBy(view) })}
        >
          <legend
            className={options.label === false ? 'visually-hidden' : 'f-label'}
            id={partIds(view.target).label}
          >
            <LabelWords view={view} options={options} />
          </legend>
          {notes}
          {error}
          {control}
        </fieldset>
      )}
      {isLocked(view) && <LockReason view={view} />}
      {around.content.length > 0 && (
        <Content
          content={around.content}
          under={view.name}
          actions={around.actions}
          section={section}
          target={view.target}
        />
      )}
    </div>
  );
}

interface FieldWordsProps {
  readonly view: FieldView;
}

/** The label; what need not be answered says so, what must says nothing. */
function LabelWords({ view, options }: FieldWordsProps & { readonly options: WidgetOptions }) {
  const words = useWords();
  return (
    <>
      <RichText text={view.label} />
      {!view.required && !view.disabled && options.needed !== false && (
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
      <Paragraph text={view.hint} className="f-hint" id={partIds(view.target).hint} />
      {view.reason.length > 0 && (
        <details className="f-reason">
          <summary>{words.plain('form.whyWeAsk')}</summary>
          <Paragraph text={view.reason} />
        </details>
      )}
    </>
  );
}

interface FieldErrorProps {
  readonly target: string;
  readonly error: string;
}

function FieldError({ target, error }: FieldErrorProps) {
  return (
    <p className="f-error" id={partIds(target).error}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}

/** Why the field cannot be changed. */
function LockReason({ view }: FieldWordsProps) {
  return (
    <Paragraph text={view.disabledReason} className="f-note" id={partIds(view.target).locked} />
  );
}
