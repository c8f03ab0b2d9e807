import { useCallback, useId, useMemo, useState } from 'react';
import type { JourneyEvent, DialogView, FieldView, SectionView } from '../../../engine';
import { Alert } from '../../parts/alert';
import { useModal } from '../../parts/focus';
import { Icon } from '../../parts/icons';
import { Below, Paragraph } from '../../parts/paragraph';
import { plain, RichText, useWords } from '../../parts/words';
import { oneQuestion, useQuestionFocus, walkRadios } from './one-question';
import type { StepDialogProps } from './step-dialog';
import '../progress.css';
import './dialog.css';

/** The browser's own modal dialog: it holds the focus, closes on Escape and hides what is below. */
export function LoadedDialog({ dialog, renderForm, onEvent }: StepDialogProps) {
  const words = useWords();
  const id = useId();
  const { section, field, position, count, previous, failed } = dialog;
  const close = useCallback(() => onEvent({ type: 'dialogClosed' }), [onEvent]);
  const box = useModal(close);
  const [presses, setPresses] = useState(0);
  useQuestionFocus(field, presses, section, box);
  const goOn = useCallback(() => {
    setPresses((count) => count + 1);
    onEvent({ type: 'dialogContinued' });
  }, [onEvent]);
  // Enter in a field means the dialog's own button, not the sheet's.
  const onField = useCallback(
    (event: JourneyEvent) => (event.type === 'sectionContinued' ? goOn() : onEvent(event)),
    [onEvent, goOn],
  );
  const shown = useMemo(() => {
    const rest = untold(section, dialog);
    return field === null ? rest : oneQuestion(rest, field);
  }, [section, dialog, field]);
  const progress = words.plain('page.dialog.question', { n: position, of: count });

  return (
    <dialog ref={box} tabIndex={-1} className="p-dialog" aria-labelledby={`${id}-title`}>
      <div className="p-dialog__head">
        {previous !== null && (
          <button
            type="button"
            className="link-button p-dialog__back"
            onClick={() => onEvent({ type: 'dialogPaged', to: previous })}
          >
            <Icon name="arrow-left" />
            {words.plain('page.dialog.back')}
          </button>
        )}
        <h2 id={`${id}-title`} className={field === null ? 'h3' : 'p-dialog__title'}>
          {plain(section.title)}
        </h2>
        <button
          type="button"
          className="p-dialog__close"
          aria-label={words.plain('page.dialog.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {field !== null && (
        <>
          <progress
            className="p-progress"
            aria-labelledby={`${id}-progress`}
            max={count}
            value={position}
          />
          <p id={`${id}-progress`} className="small quiet">
            {progress}
          </p>
        </>
      )}
      <Below>
        <Paragraph text={section.lead} className="quiet" />
        <div
          className="p-dialog__body"
          data-question={field ?? undefined}
          onKeyDown={field === null ? undefined : walkRadios}
        >
          {renderForm(shown, onField)}
        </div>
      </Below>
      {failed !== null && (
        <Alert
          kind="error"
          title={<RichText text={failed.text} />}
          urgent
          actions={
            <button
              type="button"
              className="button button--second button--small"
              onClick={() => onEvent({ type: 'lookupRetried', lookup: failed.name })}
            >
              {words.plain('page.tryAgain')}
            </button>
          }
        >
          <p>{words.plain('page.waitingKept')}</p>
        </Alert>
      )}
      <DialogFoot dialog={dialog} onContinue={goOn} onEvent={onEvent} />
    </dialog>
  );
}

/** What the dialog itself says of a lookup, the section in it does not say again. */
function untold(section: SectionView, { busy, failed }: DialogView): SectionView {
  const lookups = section.lookups.filter(({ name, status }) =>
    status === 'loading' ? !busy : name !== failed?.name,
  );
  return lookups.length === section.lookups.length ? section : { ...section, lookups };
}

interface DialogFootProps {
  readonly dialog: DialogView;
  readonly onContinue: () => void;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** What was said before, and the way on: a button, or a word that choosing leads on. */
export function DialogFoot({ dialog, onContinue, onEvent }: DialogFootProps) {
  const words = useWords();
  const { section, field, previous, continues, button, busy } = dialog;
  const last = previous === null ? undefined : section.fields[previous];
  const said = last === undefined ? null : answerOf(last);
  const choosing = field !== null && !continues && !busy;
  return (
    <div className="p-dialog__foot">
      {previous !== null && said !== null && (
        <p className="small quiet">
          {words.plain('page.dialog.said', { answer: said })}{' '}
          <button
            type="button"
            className="link-button"
            aria-label={words.plain('page.changeSection', { title: plain(last?.label ?? []) })}
            onClick={() => onEvent({ type: 'dialogPaged', to: previous })}
          >
            {words.plain('page.change')}
          </button>
        </p>
      )}
      {choosing && <p className="small quiet">{words.plain('page.dialog.moves')}</p>}
      {busy && (
        <p className="p-dialog__busy" role="status">
          <Icon name="spinner" />
          {words.plain('page.busy')}
        </p>
      )}
      {continues && !busy && (
        <button type="button" className="button" onClick={onContinue}>
          {button.length > 0 ? plain(button) : words.plain('page.dialog.next')}
          <Icon name="arrow" />
        </button>
      )}
    </div>
  );
}

/** The answer as the person read it; nothing for one that has no words. */
function answerOf({ value, options }: FieldView): string | null {
  const chosen = options?.find((option) => option.value === value);
  if (chosen !== undefined) return chosen.label.toLowerCase();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
