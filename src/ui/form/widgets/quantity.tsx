import type { Json } from '../../../engine';
import { asText } from '../as-text';
import { pageLocale } from '../page-locale';
import { useDraft } from '../use-draft';
import type { WidgetProps } from '../widget-props';
import { LineInput } from './line-input';

/**
 * The number that a text means, forgiving pound signs, commas and spaces. A text that is no number
 * is kept as it is, so that the person sees it again; null when there is nothing.
 */
export function readQuantity(text: string): number | string | null {
  const bare = text.replace(/[£,\s]/g, '');
  if (bare === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : text;
}

/** Thousands parted by commas, as in the examples on a bill; at most six decimals, none added. */
function writeQuantity(value: Json): string {
  if (typeof value !== 'number') return asText(value);
  return value.toLocaleString(pageLocale(), { maximumFractionDigits: 6 });
}

interface QuantityProps extends WidgetProps {
  readonly id?: string;
  readonly labelledBy?: string;
}

/** A number with its unit. */
export function Quantity({ onAnswer, onLeave, ...shown }: QuantityProps) {
  const draft = useDraft(shown.view.value, writeQuantity);
  const type = (text: string) => {
    const value = readQuantity(text);
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
