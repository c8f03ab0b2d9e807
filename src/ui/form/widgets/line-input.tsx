import { describedBy } from '../described-by';
import type { WidgetProps } from '../widget-props';
import { LockMark } from './lock-mark';

interface LineInputProps extends Pick<WidgetProps, 'view' | 'options' | 'onLeave'> {
  readonly text: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: NonNullable<WidgetProps['options']['inputmode']>;
  /** Figures of one width, so that they do not dance while they are typed. */
  readonly figures?: boolean;
  /** Where it is not the field's only control: its own id, and the ids of what names it. */
  readonly id?: string;
  readonly labelledBy?: string;
  readonly onText: (text: string) => void;
}

/** The native input behind every field of one line, with its unit or its padlock. */
export function LineInput(props: LineInputProps) {
  const { view, options } = props;
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <input
        id={props.id ?? view.target}
        className={props.figures === true ? 'f-input f-figures' : 'f-input'}
        type={props.type}
        inputMode={options.inputmode ?? props.inputMode}
        autoComplete={options.autocomplete ?? 'off'}
        value={props.text}
        disabled={view.disabled}
        aria-labelledby={props.labelledBy}
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
        onChange={(event) => props.onText(event.target.value)}
        onBlur={props.onLeave}
      />
      {options.unit !== undefined && <span className="f-unit">{options.unit}</span>}
      {view.disabled && <LockMark />}
    </span>
  );
}
