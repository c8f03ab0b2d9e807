import { useState } from 'react';
import type { Json, OptionView } from '../../../engine';
import { RichText, useWords } from '../../parts/words';
import { leaveGroup, optionKey, type WidgetProps } from '../control';
import './checkboxes.css';

/** Boxes under each other, of which several are one answer; one may go with no other. */
export function LoadedCheckboxes({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const [said, setSaid] = useState('');
  const offered = view.options ?? [];
  const ticked = new Set<Json>(Array.isArray(view.value) ? (view.value as readonly Json[]) : []);
  const isAlone = ({ value }: OptionView): boolean => value === options.alone;

  const tick = (option: OptionView, isTicked: boolean) => {
    const stays = (other: OptionView): boolean =>
      other === option
        ? isTicked
        : ticked.has(other.value) && !other.unavailable && !(isTicked && goApart(option, other));
    const goApart = (one: OptionView, other: OptionView): boolean => isAlone(one) || isAlone(other);
    const gone = offered.find(
      (other) => other !== option && ticked.has(other.value) && !stays(other),
    );
    setSaid(
      gone === undefined
        ? ''
        : isAlone(gone)
          ? words.plain('form.checkboxes.aloneGone', { label: gone.label })
          : words.plain('form.checkboxes.othersGone'),
    );
    const chosen = offered.filter(stays).map(({ value }) => value);
    onAnswer(chosen.length === 0 ? null : chosen);
  };

  return (
    <div className="f-radios" onBlur={leaveGroup(onLeave)}>
      {offered.map((option, index) => {
        const note = option.unavailable ? option.unavailableReason : option.hint;
        const id = index === 0 ? view.target : `${view.target}-${optionKey(option.value)}`;
        return (
          <div className="f-radio-line" key={optionKey(option.value)}>
            {isAlone(option) && index > 0 && (
              <p className="f-checkboxes__or">{words.plain('form.checkboxes.or')}</p>
            )}
            <label className="f-tick-label">
              <input
                id={id}
                className="f-tick"
                type="checkbox"
                checked={ticked.has(option.value)}
                disabled={view.disabled || option.unavailable}
                aria-invalid={view.error !== null || undefined}
                aria-describedby={note.length > 0 ? `${id}-note` : undefined}
                onChange={({ target }) => tick(option, target.checked)}
              />
              <span>{option.label}</span>
            </label>
            {note.length > 0 && (
              <span className="f-note" id={`${id}-note`}>
                <RichText text={note} />
              </span>
            )}
          </div>
        );
      })}
      {options.alone !== undefined && (
        <span className="visually-hidden" role="status">
          {said}
        </span>
      )}
    </div>
  );
}
