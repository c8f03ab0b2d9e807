import { RichText } from '../../words';
import type { WidgetProps } from '../widget-props';
import { optionKey } from './choose';
import { leaveGroup } from './leave-group';
import { Radio } from './radio';

interface RadioBarProps extends WidgetProps {
  readonly look: 'segment' | 'tab';
}

/** A few radios joined in one bar. Why one of them is not to be had stands below. */
export function RadioBar({ view, look, onAnswer, onLeave }: RadioBarProps) {
  const items = (view.options ?? []).map((option, index) => ({
    option,
    noteId: `${view.target}-note-${index}`,
    noted: option.unavailable && option.unavailableReason.length > 0,
  }));
  return (
    <>
      <div className={`f-${look}s`} onBlur={leaveGroup(onLeave)}>
        {items.map(({ option, noteId, noted }, index) => (
          <label className={`f-${look}`} key={optionKey(option.value)}>
            <Radio
              view={view}
              option={option}
              first={index === 0}
              describedBy={noted ? noteId : undefined}
              onAnswer={onAnswer}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {items.map(
        ({ option, noteId, noted }) =>
          noted && (
            <p className="f-note f-bar-note" id={noteId} key={noteId}>
              <RichText text={option.unavailableReason} />
            </p>
          ),
      )}
    </>
  );
}
