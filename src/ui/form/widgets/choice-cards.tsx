import { RichText } from '../../words';
import { Pictogram } from '../pictograms';
import type { WidgetProps } from '../widget-props';
import { optionKey } from './choose';
import { leaveGroup } from './leave-group';
import { Radio } from './radio';

/** Radios as cards: picture, name, one line of difference, disc. Each card is one target. */
export function ChoiceCards({ view, options, onAnswer, onLeave }: WidgetProps) {
  return (
    <div
      className="f-cards"
      data-columns={options.columns}
      data-tiles={options.tiles || undefined}
      onBlur={leaveGroup(onLeave)}
    >
      {(view.options ?? []).map((option, index) => {
        const line = option.unavailable ? option.unavailableReason : option.hint;
        const lineId = `${view.target}-note-${index}`;
        return (
          <label
            className="f-card"
            key={optionKey(option.value)}
            data-unavailable={option.unavailable || undefined}
          >
            {option.pictogram !== null && <Pictogram name={option.pictogram} />}
            <span className="f-card-words">
              <span className="f-card-name" id={`${lineId}-name`}>
                {option.label}
              </span>
              {line.length > 0 && (
                <span className="f-card-line" id={lineId}>
                  <RichText text={line} />
                </span>
              )}
            </span>
            <Radio
              view={view}
              option={option}
              first={index === 0}
              labelledBy={`${lineId}-name`}
              describedBy={line.length > 0 ? lineId : undefined}
              onAnswer={onAnswer}
            />
          </label>
        );
      })}
    </div>
  );
}
