/** A number in plain digits, as short as tells it from all others: no exponent. */
export function decimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  // An exponent is written from 21 on, which is more digits than there are, and from -7 on.
  return exponent.startsWith('-')
    ? `${sign}0.${'0'.repeat(-point)}${digits}`
    : sign + digits.padEnd(point, '0');
}
