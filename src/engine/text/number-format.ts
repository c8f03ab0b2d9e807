const made = new Map<string, Intl.NumberFormat>();

/** A formatter is many times dearer to make than to use. Decimals: the least and the most. */
export function numberFormat(
  locale: string,
  style: Pick<Intl.NumberFormatOptions, 'style' | 'currency'> = {},
  least?: number,
  most?: number,
): Intl.NumberFormat {
  const key = `${locale} ${style.currency ?? ''} ${least ?? ''} ${most ?? ''}`;
  const found =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      ...style,
      // What is rounded to nothing is not below it.
      signDisplay: 'negative',
      ...(least !== undefined && { minimumFractionDigits: least }),
      ...(most !== undefined && { maximumFractionDigits: most }),
    });
  made.set(key, found);
  return found;
}
