import { useWords } from '../../words';
import { describedBy, partIds } from '../described-by';
import type { WidgetProps } from '../widget-props';
import { leaveGroup } from './leave-group';
import { Quantity } from './quantity';
import './slider.css';

/** A native range over its bounds, with the same number beside it to type. */
export function LoadedSlider({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const [least, most] = view.bounds ?? [0, 100];
  const answered = typeof view.value === 'number';
  // A range always stands somewhere; where it stands before anyone moved it is no answer.
  const at = typeof view.value === 'number' ? view.value : Math.round((least + most) / 2);
  const { unit = '', parts, mark } = options;
  // Two parts are those of a hundred.
  const rest = 100 - at;
  const numberId = `${view.target}-number`;
  const shareOf = (value: number) => Math.min(Math.max((value - least) / (most - least), 0), 1);
  const spoken = parts
    ? `${at}${unit} ${parts[0]}, ${rest}${unit} ${parts[1]}`
    : `${at} ${unit}`.trim();
  return (
    <div className="f-slider" data-empty={!answered || undefined} onBlur={leaveGroup(onLeave)}>
      {parts && (
        <p className="f-slider-parts" aria-hidden="true">
          {parts.map((name, index) => (
            <span key={name}>
              <b className="f-slider-figure">
                {answered ? `${index === 0 ? at : rest}${unit}` : '–'}
              </b>
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="f-slider-line">
        <span className="f-slider-track" data-parted={parts !== undefined || undefined}>
          <span className="f-slider-fill" style={{ width: handleAt(shareOf(at)) }} />
        </span>
        <input
          id={view.target}
          className="f-range"
          type="range"
          min={least}
          max={most}
          step={options.step ?? 1}
          value={at}
          disabled={view.disabled}
          aria-labelledby={partIds(view.target).label}
          aria-describedby={describedBy(view)}
          aria-invalid={view.error !== null}
          aria-valuetext={answered ? spoken : words.plain('form.notAnswered')}
          onChange={(event) => onAnswer(event.target.valueAsNumber)}
          onPointerUp={() => {
            // Pressing it where it stands changes nothing, and means that number all the same.
            if (!answered && !view.disabled) onAnswer(at);
          }}
        />
      </div>
      {mark && (
        <p className="f-slider-mark" style={{ paddingLeft: handleAt(shareOf(mark.at)) }}>
          <span className="f-slider-tick" />
          <span className="f-slider-words" style={{ translate: lean(shareOf(mark.at)) }}>
            {mark.label}
          </span>
        </p>
      )}
      <div className="f-slider-number">
        <span id={`${numberId}-label`}>{words.plain('form.typeNumber')}</span>
        <Quantity
          view={view}
          options={options}
          id={numberId}
          labelledBy={`${partIds(view.target).label} ${numberId}-label`}
          onAnswer={onAnswer}
          onLeave={stayed}
        />
      </div>
    </div>
  );
}

/** The field is left when both of its controls are. */
const stayed = () => undefined;

/** Words stand under the middle of their tick; near an end they lean inwards, to have room. */
const lean = (share: number): string => (share < 0.2 ? '0%' : share > 0.8 ? '-100%' : '-50%');

/** Middle of the handle: it stops half its own width before either end. */
const handleAt = (share: number): string =>
  `calc(var(--f-handle) / 2 + (100% - var(--f-handle)) * ${share})`;
