import { RichText } from '../../words';
import { describedBy, partIds } from '../described-by';
import type { WidgetProps } from '../widget-props';

/** One tick box with its own label, which may hold links. Unticked is handed up as false. */
export function Checkbox({ view, onAnswer, onLeave }: WidgetProps) {
  return (
    <div className="f-checkbox">
      <input
        id={view.target}
        className="f-tick"
        type="checkbox"
        checked={view.value === true}
        disabled={view.disabled}
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
        onChange={(event) => onAnswer(event.target.checked)}
        onBlur={onLeave}
      />
      <label id={partIds(view.target).label} htmlFor={view.target}>
        <RichText text={view.label} />
      </label>
    </div>
  );
}
