import { type Json, halfWidth } from '../../../engine';
import { type WidgetProps, asText } from '../control';
import { isMoney, LineInput, useDraft } from './line-input';

interface QuantityProps extends WidgetProps {
  readonly id?: string;
  readonly labelledBy?: string;
}

/** A number with its unit. */
export function Quantity({ onAnswer, onLeave, ...shown }: QuantityProps) {
  const { unit, unitAlso } = shown.options;
  const draft = useDraft(shown.view.value, (value: Json) => writeQuantity(value, unit));
  const type = (entered: string, bit: boolean) => {
    const text = bit && !draft.held ? withoutGroups(draft.text, entered) : entered;
    const value = readQuantity(text, unit, unitAlso);
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

/**
 * The number that a text means, forgiving its unit, and commas or blanks between thousands. A text
 * that is no number for certain is kept as it is, so that the person sees it again and is told;
 * null when there is nothing.
 */
export function readQuantity(
  text: string,
  unit = '',
  unitAlso: readonly string[] = [],
): number | string | null {
  const seen = halfWidth(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replace('−', '-');
  const bare = withoutUnit(seen.trim(), unit, unitAlso);
  if (bare === '') return null;
  if (!plain.test(bare) || thousandsOrParts.test(bare)) return text;
  const digits = bare.replaceAll(/[,\s]/g, '');
  return digits.replaceAll(/\D/g, '').length > exact ? text : Number(digits);
}

/** Thousands in groups of three, all parted alike: `12,5` is no way to write a number here. */
const plain = /^-?(?:(?:\d+|\d{1,3}(?:(?:,\s*\d{3})+|(?:\s+\d{3})+))(?:\.\d*)?|\.\d+)$/;
/** `12.500`: twelve and a half to some, twelve thousand five hundred to others. */
const thousandsOrParts = /^-?[1-9]\d{0,2}\.\d\d0$/;
/** More digits than this a number does not keep. */
const exact = 15;

function withoutUnit(text: string, unit: string, unitAlso: readonly string[]): string {
  if (unit === '') return text;
  const names = [unit, unit.replace(/(..)s$/, '$1'), ...unitAlso];
  const name = `(?:${names.map((each) => each.replaceAll(/\W/g, '\\$&')).join('|')})`;
  const before = new RegExp(`^(-?)\\s*${name}\\s*`, 'i');
  const behind = new RegExp(`\\s*${name}$`, 'i');
  const rest = isMoney(unit) ? text.replace(before, '$1') : text;
  return rest === text ? text.replace(behind, '') : rest;
}

/**
 * Thousands parted by commas, as in the examples on a bill and as it is read; pence as money is
 * written, else none added. By hand: the first `Intl.NumberFormat` of a page takes 13 ms.
 */
export function writeQuantity(value: Json, unit = ''): string {
  if (typeof value !== 'number') return asText(value);
  const [whole = '', part = ''] = digitsOf(value).split('.');
  const parted = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = isMoney(unit) && part !== '' ? part.padEnd(2, '0') : part;
  return decimals === '' ? parted : `${parted}.${decimals}`;
}

/** `String` would write what is very small with an exponent. */
const digitsOf = (value: number): string =>
  Math.abs(value) < 1e-6
    ? value.toFixed(exact).replace(/\.?0+$/, '')
    : String(Number(value.toPrecision(exact)));

/**
 * A number that was written with commas and is being changed, without them: what stands between
 * the figures was put there by the page, and must not make the new figures unreadable.
 */
export function withoutGroups(before: string, text: string): string {
  const limit = Math.min(before.length, text.length);
  let start = 0;
  while (start < limit && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < limit - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const head = text.slice(0, start).replaceAll(',', '');
  const tail = text.slice(text.length - end).replaceAll(',', '');
  return head + text.slice(start, text.length - end) + tail;
}
