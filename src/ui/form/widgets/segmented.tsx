import type { WidgetProps } from '../widget-props';
import { optionKey } from './choose';
import { leaveGroup } from './leave-group';
import { Radio } from './radio';

/** Two or three radios joined in one bar. */
export function Segmented({ view, onAnswer, onLeave }: WidgetProps) {
  return (
    <div className="f-segments" onBlur={leaveGroup(onLeave)}>
      {(view.options ?? []).map((option, index) => (
        <label className="f-segment" key={optionKey(option.value)}>
          <Radio view={view} option={option} first={index === 0} onAnswer={onAnswer} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
