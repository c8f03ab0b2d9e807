import type { DialogView, FieldView, JourneyEvent } from '../../engine';
import { plain, useWords } from '../words';
import { Icon } from './icons';

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
