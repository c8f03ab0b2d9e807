import { useState, useLayoutEffect, useRef } from 'react';
import type { Json } from '../../../engine';
import { Icon } from '../../parts/icons';
import { asText, type WidgetOptions, type WidgetProps, toldOf } from '../control';

interface TextBoxProps extends WidgetProps {
  readonly type: 'text' | 'email' | 'tel';
  /** Where it is not that of its type. */
  readonly inputMode?: WidgetOptions['inputmode'];
}

/** A one-line text. An empty text is handed up as null. */
function TextBox({ onAnswer, onLeave, ...shown }: TextBoxProps) {
  const draft = useDraft(shown.view.value, asText);
  const type = (text: string) => {
    const value = text === '' ? null : text;
    draft.type(text, value);
    onAnswer(value);
  };
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return <LineInput {...shown} text={draft.text} onText={type} onLeave={leave} />;
}

export function Text(props: WidgetProps) {
  return <TextBox {...props} type="text" />;
}

export function Email(props: WidgetProps) {
  return <TextBox {...props} type="email" />;
}

export function Tel(props: WidgetProps) {
  return <TextBox {...props} type="tel" />;
}

/** Digits that are no quantity (an account number): a text, so that leading zeros stay. */
export function Digits(props: WidgetProps) {
  return <TextBox {...props} type="text" inputMode="numeric" />;
}

/** A field without a control: its value comes from the journey alone. */
export function Hidden() {
  return null;
}

interface LineInputProps extends Pick<WidgetProps, 'view' | 'options' | 'onLeave'> {
  readonly text: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode?: WidgetOptions['inputmode'];
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
        value={composed ?? props.text}
        disabled={view.disabled}
        aria-labelledby={props.labelledBy}
        {...toldOf(view)}
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

export function LockMark() {
  return (
    <span className="f-lock">
      <Icon name="lock" />
    </span>
  );
}

/** Blanks and commas come and go as a text is tidied; all else keeps its order. */
const passing = /[\s,\p{Cf}]/gu;

const figures = (text: string): number => text.replaceAll(passing, '').length;

/**
 * Keeps the caret of a text box behind the character that was typed, where the text is shown tidier
 * than it was typed: a browser would put the caret at the end.
 */
function useCaret() {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef<{ readonly text: string; readonly before: number } | null>(null);

  useLayoutEffect(() => {
    const input = box.current;
    const was = typed.current;
    typed.current = null;
    if (input === null || was === null || was.text === input.value) return;
    if (input !== document.activeElement) return;
    const at = placeBehind(input.value, was.before);
    input.setSelectionRange(at, at);
  });

  const note = (input: HTMLInputElement) => {
    const at = input.selectionStart;
    // Boxes for e-mail do not say; nothing in them is tidied while they are typed in.
    typed.current =
      at === null ? null : { text: input.value, before: figures(input.value.slice(0, at)) };
  };
  return { box, note };
}

/** The first place in the text with so many figures and letters before it. */
function placeBehind(text: string, count: number): number {
  let at = 0;
  while (at < text.length && figures(text.slice(0, at)) < count) at += 1;
  return at;
}

/** The sign of a currency stands before the amount. */
export const isMoney = (unit: string | undefined): boolean =>
  unit !== undefined && /^\p{Sc}$/u.test(unit);

interface Draft {
  readonly text: string;
  /** What was handed up for it. */
  readonly sent: Json;
  /** What the view said when it was typed, until it has followed. */
  readonly before: Json;
}

/**
 * What is typed stays as it was typed until the field is left, however late the view follows.
 * A value that is neither the one handed up nor the one before comes from elsewhere and wins.
 */
export function useDraft(value: Json, format: (value: Json) => string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // The view has followed: that it goes back to what was before is news.
  if (draft !== null && value === draft.sent && value !== draft.before)
    setDraft({ ...draft, before: value });
  const holds = draft !== null && (value === draft.sent || value === draft.before);
  return {
    text: holds ? draft.text : format(value),
    /** Whether it shows what was typed. */
    held: holds,
    type: (text: string, sent: Json) => setDraft({ text, sent, before: value }),
    drop: () => setDraft(null),
  };
}
