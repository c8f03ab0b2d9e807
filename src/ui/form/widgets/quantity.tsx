import type { ChangeEvent } from 'react';
import type { Json } from '../../../engine';
import { asText } from '../as-text';
import { describedBy } from '../described-by';
import { pageLocale } from '../page-locale';
import { useDraft } from '../use-draft';
import type { WidgetProps } from '../widget-props';
import { LockMark } from './lock-mark';

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

/** A number with its unit. */
export function Quantity({ view, options, onAnswer, onLeave }: WidgetProps) {
  const draft = useDraft(view.value, writeQuantity);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const value = readQuantity(text);
    draft.type(text, value);
    onAnswer(value);
  };
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return (
    <span className="f-control" data-disabled={view.disabled || undefined}>
      <input
        id={view.target}
        className="f-input f-figures"
        type="text"
        inputMode={options.inputmode ?? 'decimal'}
        autoComplete={options.autocomplete ?? 'off'}
        value={draft.text}
        disabled={view.disabled}
        aria-invalid={view.error !== null}
        aria-describedby={describedBy(view)}
        aria-required={view.required}
        onChange={change}
        onBlur={leave}
      />
      {options.unit !== undefined && <span className="f-unit">{options.unit}</span>}
      {view.disabled && <LockMark />}
    </span>
  );
}
