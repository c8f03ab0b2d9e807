/** Letters, digits and signs that an East Asian keyboard types wide, as everybody else types them. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - wideBy));

const wideBy = 0xfee0;
