import type { FieldView, OptionView } from '../../../engine';
import { RichText } from '../../parts/words';
import { type WidgetProps, optionKey, leaveGroup, isChosen } from '../control';
import { FieldPictogram } from '../../parts/brand';
import './tabs.css';

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
            {option.pictogram !== null && <FieldPictogram name={option.pictogram} />}
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

/** Two or three short answers joined in one bar. */
export function Segmented(props: WidgetProps) {
  return <RadioBar {...props} look="segment" />;
}

/**
 * An answer that decides which questions follow. It looks like tabs and is a group of radios:
 * a tab list would promise panels, and would not say that it is an answer, required or wrong.
 */
export function Tabs(props: WidgetProps) {
  return <RadioBar {...props} look="tab" />;
}

interface RadioBarProps extends WidgetProps {
  readonly look: 'segment' | 'tab';
}

/** A few radios joined in one bar. Why one of them is not to be had stands below. */
function RadioBar({ view, look, onAnswer, onLeave }: RadioBarProps) {
  const items = (view.options ?? []).map((option, index) => ({
    option,
    noteId: `${view.target}-note-${index}`,
    noted: option.unavailable && option.unavailableReason.length > 0,
    lineId: option.hint.length > 0 ? `${view.target}-line-${index}` : undefined,
  }));
  return (
    <>
      <div className={`f-${look}s`} onBlur={leaveGroup(onLeave)}>
        {items.map(({ option, noteId, noted, lineId }, index) => (
          <label className={`f-${look}`} key={optionKey(option.value)}>
            <Radio
              view={view}
              option={option}
              first={index === 0}
              labelledBy={lineId && `${lineId}-name`}
              describedBy={noted ? noteId : lineId}
              onAnswer={onAnswer}
            />
            <span>
              <span id={lineId && `${lineId}-name`}>{option.label}</span>
              {lineId && (
                <small className="f-bar-line" id={lineId}>
                  <RichText text={option.hint} />
                </small>
              )}
            </span>
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

interface RadioProps {
  readonly view: FieldView;
  readonly option: OptionView;
  /** The first carries the field's id, so that links to the field find it. */
  readonly first: boolean;
  /** Ids of name and note where the label around it holds more than the name. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly onAnswer: (value: OptionView['value']) => void;
}

/** One native radio of a group; the group's name is the field's key, unique on the page. */
function Radio({ view, option, first, labelledBy, describedBy, onAnswer }: RadioProps) {
  const chosen = isChosen(view, option);
  return (
    <input
      id={first ? view.target : `${view.target}-${optionKey(option.value)}`}
      className="f-radio"
      type="radio"
      name={view.key}
      value={optionKey(option.value)}
      checked={chosen}
      // A group whose chosen radio is disabled is out of reach of the Tab key.
      disabled={view.disabled || (option.unavailable && !chosen)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={() => onAnswer(option.value)}
    />
  );
}
