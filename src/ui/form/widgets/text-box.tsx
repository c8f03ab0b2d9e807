import type { ChangeEvent } from 'react';
import { asText } from '../as-text';
import { describedBy } from '../described-by';
import { useDraft } from '../use-draft';
import type { WidgetOptions, WidgetProps } from '../widget-props';
import { LockMark } from './lock-mark';

interface TextBoxProps extends WidgetProps {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: NonNullable<WidgetOptions['inputmode']>;
}

/** The native input behind the one-line texts. An empty text is handed up as null. */
export function TextBox({ view, options, onAnswer, onLeave, type, inputMode }: TextBoxProps) {
  const draft = useDraft(view.value, asText);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const value = text === '' ? null : text;
    draft.type(text, value);
    onAnswer(value);
  };
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <input
        id={view.target}
        className="f-input"
        type={type}
        inputMode={options.inputmode ?? inputMode}
        autoComplete={options.autocomplete ?? 'off'}
        value={draft.text}
        disabled={view.disabled}
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
        onChange={change}
        onBlur={leave}
      />
      {options.unit !== undefined && <span className="f-unit">{options.unit}</span>}
      {view.disabled && <LockMark />}
    </span>
  );
}
