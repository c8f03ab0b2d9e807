import type { FieldView } from '../../../engine';
import { Icon } from '../../page';
import { RichText, useWords } from '../../words';
import { isLocked, partIds } from '../described-by';

interface FieldWordsProps {
  readonly view: FieldView;
}

/** The label; what need not be answered says so, what must says nothing. */
export function LabelWords({ view }: FieldWordsProps) {
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
export function FieldNotes({ view }: FieldWordsProps) {
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

export function FieldError({ view }: FieldWordsProps) {
  if (view.error === null) return null;
  return (
    <p className="f-error" id={partIds(view.target).error}>
      <Icon name="warning" />
      <span>{view.error}</span>
    </p>
  );
}

/** Why the field cannot be changed. */
export function LockReason({ view }: FieldWordsProps) {
  if (!isLocked(view)) return null;
  return (
    <p className="f-note" id={partIds(view.target).locked}>
      <RichText text={view.disabledReason} />
    </p>
  );
}
