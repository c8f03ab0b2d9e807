import type { FieldView, OptionView } from '../../../engine';
import { isChosen, optionKey } from './choose';

interface RadioProps {
  readonly view: FieldView;
  readonly option: OptionView;
  /** The first carries the field's id, so that links to the field find it. */
  readonly first: boolean;
  /** Ids of name and note where the label around it holds more than the name. */
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  readonly onAnswer: (value: OptionView['value']) => void;
}

/** One native radio of a group; the group's name is the field's key, unique on the page. */
export function Radio({ view, option, first, labelledBy, describedBy, onAnswer }: RadioProps) {
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
