import { RichText } from '../../words';
import type { WidgetProps } from '../widget-props';
import { optionKey } from './choose';
import { leaveGroup } from './leave-group';
import { Radio } from './radio';

/** Plain radios under each other. */
export function Radios({ view, onAnswer, onLeave }: WidgetProps) {
  return (
    <div className="f-radios" onBlur={leaveGroup(onLeave)}>
      {(view.options ?? []).map((option, index) => {
        const note = option.unavailable ? option.unavailableReason : option.hint;
        const noteId = `${view.target}-note-${index}`;
        return (
          <div className="f-radio-line" key={optionKey(option.value)}>
            <label className="f-tick-label">
              <Radio
                view={view}
                option={option}
                first={index === 0}
                describedBy={note.length > 0 ? noteId : undefined}
                onAnswer={onAnswer}
              />
              <span>{option.label}</span>
            </label>
            {note.length > 0 && (
              <span className="f-note" id={noteId}>
                <RichText text={note} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
