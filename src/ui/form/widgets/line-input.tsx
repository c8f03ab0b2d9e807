import { useState } from 'react';
import { describedBy } from '../described-by';
import type { WidgetProps } from '../widget-props';
import { LockMark } from './lock-mark';
import { isMoney } from './quantity-text';
import { useCaret } from './use-caret';

interface LineInputProps extends Pick<WidgetProps, 'view' | 'options' | 'onLeave'> {
  readonly text: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: NonNullable<WidgetProps['options']['inputmode']>;
  /** Figures of one width, so that they do not dance while they are typed. */
  readonly figures?: boolean;
  /** Where it is not the field's only control: its own id, and the ids of what names it. */
  readonly id?: string;
  readonly labelledBy?: string;
  /** `bit`: a little was typed into or taken out of it; not all of it was put there at once. */
  readonly onText: (text: string, bit: boolean) => void;
}

const ofKeys = /^(?:insert(?:Composition)?Text|delete\w*)$/;

/** The native input behind every field of one line, with its unit or its padlock. */
export function LineInput(props: LineInputProps) {
  const { view, options } = props;
  const { unit } = options;
  const { box, note } = useCaret();
  // What an input method is still putting together must not be tidied under its hands.
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      {isMoney(unit) && <span className="f-lead">{unit}</span>}
      <input
        ref={box}
        id={props.id ?? view.target}
        className={props.figures === true ? 'f-input f-figures' : 'f-input'}
        type={props.type}
        inputMode={options.inputmode ?? props.inputMode}
        autoComplete={options.autocomplete ?? 'off'}
        autoCapitalize={options.autocapitalize}
        // Names, numbers and codes: a keyboard that knows better would change them unseen.
        autoCorrect="off"
        spellCheck={false}
        value={composed ?? props.text}
        disabled={view.disabled}
        aria-labelledby={props.labelledBy}
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          note(event.currentTarget);
          setComposed(null);
        }}
        onChange={(event) => {
          const { target, nativeEvent } = event;
          note(target);
          if (composed !== null) setComposed(target.value);
          props.onText(target.value, ofKeys.test((nativeEvent as InputEvent).inputType));
        }}
        onBlur={props.onLeave}
      />
      {unit !== undefined && !isMoney(unit) && <span className="f-unit">{unit}</span>}
      {view.disabled && <LockMark />}
    </span>
  );
}
