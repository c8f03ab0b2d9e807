import { useEffect, useState } from 'react';
import { sectionTitleId } from '../../parts/focus';
import { Icon, NamedIcon } from '../../parts/icons';
import { useWords } from '../../parts/words';
import { pageLocale } from '../../parts/page-locale';
import { describedBy, leaveGroup, partIds, useSection, type WidgetProps } from '../control';
import { Quantity } from './quantity';
import './slider.css';

/** A native range over its bounds, with the same number beside it to type. */
export function LoadedSlider({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const section = useSection();
  const [least, most] = view.bounds ?? [0, 100];
  const answered = typeof view.value === 'number';
  // A range always stands somewhere; where it stands before anyone moved it is no answer.
  const at = typeof view.value === 'number' ? view.value : Math.round((least + most) / 2);
  // A number that cannot be has no parts, and no amounts.
  const isWithin = answered && at >= least && at <= most;
  const { unit = '', parts, icons, mark } = options;
  // Two parts are those of a hundred.
  const rest = 100 - at;
  const shareOf = (value: number) => Math.min(Math.max((value - least) / (most - least), 0), 1);
  const amounts = view.whole === null ? null : sharesOf(view.whole, at, options.wholeUnit);
  const of = (part: 0 | 1) => (amounts === null ? '' : `, ${amounts[part]}`);
  const spoken =
    parts && isWithin
      ? `${at}${unit} ${parts[0]}${of(0)}, ${rest}${unit} ${parts[1]}${of(1)}`
      : `${at} ${unit}`.trim();
  const { label } = partIds(view.target);
  // Whose own label is not to be seen is named by the title above it as well.
  const names = options.label === false ? `${sectionTitleId(section)} ${label}` : label;
  return (
    <div className="f-slider" data-empty={!answered || undefined} onBlur={leaveGroup(onLeave)}>
      {parts && (
        <p className="f-slider-parts" aria-hidden="true">
          {places.map((index) => (
            <span key={index}>
              {icons && <NamedIcon name={icons[index]} />}
              <b className="f-slider-figure">
                {isWithin ? `${index === 0 ? at : rest}${unit}` : '–'}
              </b>
              <span>
                {parts[index]}
                {isWithin && of(index)}
              </span>
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
          aria-labelledby={names}
          aria-describedby={describedBy(view)}
          aria-invalid={view.error !== null || undefined}
          aria-valuetext={answered ? spoken : words.plain('form.notAnswered')}
          onChange={(event) => onAnswer(event.target.valueAsNumber)}
          onPointerUp={() => {
            // Pressing it where it stands changes nothing, and means that number all the same.
            if (!answered && !view.disabled) onAnswer(at);
          }}
        />
        <span className="f-slider-grip" style={{ left: handleAt(shareOf(at)) }} aria-hidden="true">
          <Icon name="chevron" />
          <Icon name="chevron" />
        </span>
      </div>
      {mark && (
        <p className="f-slider-mark" style={{ paddingLeft: handleAt(shareOf(mark.at)) }}>
          <span className="f-slider-tick" />
          <span className="f-slider-words" style={{ translate: lean(shareOf(mark.at)) }}>
            {mark.label}
          </span>
        </p>
      )}
      <SliderNumber view={view} options={options} onAnswer={onAnswer} onLeave={stayed} />
    </div>
  );
}

const places = [0, 1] as const;

/** The field is left when both of its controls are. */
const stayed = () => undefined;

/** Words stand under the middle of their tick; near an end they lean inwards, to have room. */
const lean = (share: number): string => (share < 0.2 ? '0%' : share > 0.8 ? '-100%' : '-50%');

/** Middle of the handle: it stops half its own width before either end. */
const handleAt = (share: number): string =>
  `calc(var(--f-handle) / 2 + (100% - var(--f-handle)) * ${share})`;

/** The slider's number to type; on request, where the look says so, and always once it is wrong. */
export function SliderNumber({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const id = `${view.target}-number`;
  useEffect(() => {
    if (asked) document.getElementById(id)?.focus();
  }, [asked, id]);
  if (options.typed === 'onRequest' && !asked && view.error === null) {
    if (view.disabled) return null;
    return (
      <button type="button" className="link-button f-slider-ask" onClick={() => setAsked(true)}>
        {words.plain('form.typeInstead')}
      </button>
    );
  }
  return (
    <div className="f-slider-number">
      <span id={`${id}-label`}>{words.plain('form.typeNumber')}</span>
      <Quantity
        view={view}
        options={options}
        id={id}
        labelledBy={`${partIds(view.target).label} ${id}-label`}
        onAnswer={onAnswer}
        onLeave={onLeave}
      />
    </div>
  );
}

/** Both parts of a whole with its unit, rounded so that together they are the whole. */
export function sharesOf(whole: number, percent: number, unit = ''): readonly [string, string] {
  const all = Math.round(whole);
  const part = Math.round((all * percent) / 100);
  const write = (amount: number) => `${amount.toLocaleString(pageLocale())} ${unit}`.trim();
  return [write(part), write(all - part)];
}
