import { RichText, useWords } from '../../parts/words';
import { toldOf, partIds, type WidgetProps } from '../control';

/**
 * One tick box with its own label, which may hold links, and a mark where it is needed. Unticked is
 * handed up as false.
 */
export function Checkbox({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const ticked = view.value === true;
  return (
    <div className="f-checkbox">
      <input
        id={view.target}
        className="f-tick"
        type="checkbox"
        checked={ticked}
        disabled={view.disabled}
        {...toldOf(view)}
        onChange={(event) => onAnswer(event.target.checked)}
        onBlur={onLeave}
      />
      <label id={partIds(view.target).label} htmlFor={view.target}>
        <RichText text={view.label} />
        {view.required && options.needed !== false && view.error === null && (
          <span className="f-needed" data-ticked={ticked || undefined} aria-hidden="true">
            {words.plain(ticked ? 'form.neededTicked' : 'form.needed')}
          </span>
        )}
      </label>
    </div>
  );
}
