import { useState } from 'react';
import { Icon } from '../../parts/icons';
import { drawnOnDemand, onDemand, usePart, type Waiting } from '../../parts/on-demand';
import { useWords } from '../../parts/words';
import { toldOf, type WidgetProps, isChosen, partIds } from '../control';
import { Quantity } from './quantity';
import { Select } from './select';

export interface LoadedComboboxProps extends WidgetProps {
  /** What was typed before the list could open. */
  readonly typedEarly: string | null;
  readonly focused: boolean;
}

export const comboboxPart = onDemand(
  async () => (await import('./loaded-combobox')).LoadedCombobox,
);

/** A text field that filters a long list. Its code comes on demand; until then one can type. */
export function Combobox(props: WidgetProps) {
  const { view } = props;
  const [early, setEarly] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const { loaded: Loaded, failure } = usePart(comboboxPart);
  if (Loaded !== null) return <Loaded {...props} typedEarly={early} focused={focused} />;
  // Without the code of the list, e.g. offline, the native select asks the same question.
  if (failure !== null) return <Select {...props} />;
  const label = view.options?.find((option) => isChosen(view, option))?.label ?? '';
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <span className="f-lead">
        <Icon name="search" />
      </span>
      <input
        id={view.target}
        className="f-input"
        type="text"
        autoComplete="off"
        value={early ?? label}
        disabled={view.disabled}
        {...toldOf(view)}
        onChange={(event) => setEarly(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </span>
  );
}

/** Stands in for a widget that is on its way, and says when it could not be had. */
function WidgetSkeleton({ view, failure, onRetry }: WidgetProps & Waiting) {
  const failed = failure !== null;
  const words = useWords();
  return (
    <div
      id={view.target}
      className="f-state"
      role="group"
      tabIndex={-1}
      aria-busy={!failed}
      aria-labelledby={partIds(view.target).label}
    >
      {!failed && <Icon name="spinner" />}
      <span role="status">{words.plain(failed ? 'form.partFailed' : 'form.partLoading')}</span>
      {failed && (
        <button type="button" className="link-button f-retry" onClick={onRetry}>
          {words.plain('form.tryAgain')}
        </button>
      )}
    </div>
  );
}

export const groupPart = onDemand(async () => (await import('./loaded-group')).LoadedGroup);

/** One answer in several named parts. */
export const Group = drawnOnDemand(groupPart, WidgetSkeleton);

export const listPart = onDemand(async () => (await import('./loaded-list')).LoadedList);

/** Several items of one kind, each asked for by a section of its own. */
export const List = drawnOnDemand(listPart, WidgetSkeleton);

export const checkboxesPart = onDemand(
  async () => (await import('./loaded-checkboxes')).LoadedCheckboxes,
);

/** Boxes to tick, of which several are one answer. */
export const Checkboxes = drawnOnDemand(checkboxesPart, WidgetSkeleton);

export const filesPart = onDemand(async () => (await import('./loaded-files')).LoadedFiles);

/** Files to choose and to send. */
export const Files = drawnOnDemand(filesPart, WidgetSkeleton);

export const longTextPart = onDemand(
  async () => (await import('./loaded-long-text')).LoadedLongText,
);

/** A text of several lines, with what is left of its limit. */
export const LongText = drawnOnDemand(longTextPart, WidgetSkeleton);

export const timePart = onDemand(async () => (await import('./loaded-time')).LoadedTime);

/** A time of day, typed. */
export const Time = drawnOnDemand(timePart, WidgetSkeleton);

export const picturesPart = onDemand(
  async () => (await import('./loaded-picture-cards')).LoadedPictureCards,
);

/** Things to choose from that have a picture. */
export const PictureCards = drawnOnDemand(picturesPart, WidgetSkeleton);

export const sliderPart = onDemand(async () => (await import('./loaded-slider')).LoadedSlider);

/** A number to drag, and to type. Until its code is there, or without it, one can type. */
export const Slider = drawnOnDemand(
  sliderPart,
  ({ view, options, onAnswer, onLeave }: WidgetProps & Waiting) => (
    <Quantity {...{ view, options, onAnswer, onLeave }} labelledBy={partIds(view.target).label} />
  ),
);
