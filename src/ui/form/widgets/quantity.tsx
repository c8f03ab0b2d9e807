import type { Json } from '../../../engine';
import { useDraft } from '../use-draft';
import type { WidgetProps } from '../widget-props';
import { LineInput } from './line-input';
import { readQuantity, withoutGroups, writeQuantity } from './quantity-text';

interface QuantityProps extends WidgetProps {
  readonly id?: string;
  readonly labelledBy?: string;
}

/** A number with its unit. */
export function Quantity({ onAnswer, onLeave, ...shown }: QuantityProps) {
  const { unit } = shown.options;
  const draft = useDraft(shown.view.value, (value: Json) => writeQuantity(value, unit));
  const type = (entered: string, bit: boolean) => {
    const text = bit && !draft.held ? withoutGroups(draft.text, entered) : entered;
    const value = readQuantity(text, unit);
    draft.type(text, value);
    onAnswer(value);
  };
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return (
    <LineInput
      {...shown}
      type="text"
      inputMode="decimal"
      figures
      text={draft.text}
      onText={type}
      onLeave={leave}
    />
  );
}
