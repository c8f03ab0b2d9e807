const format = new Intl.NumberFormat('en-GB');

export const thousands = (count: number): string => format.format(count);
