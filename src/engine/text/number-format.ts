const made = new Map<string, Intl.NumberFormat>();

/** A formatter is many times dearer to make than to use. */
export function numberFormat(locale: string, decimals: number | null = null): Intl.NumberFormat {
  const key = `${locale} ${decimals ?? ''}`;
  const found = made.get(key) ?? make(locale, decimals);
  made.set(key, found);
  return found;
}

const make = (locale: string, decimals: number | null): Intl.NumberFormat =>
  decimals === null
    ? new Intl.NumberFormat(locale)
    : new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'GBP',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
