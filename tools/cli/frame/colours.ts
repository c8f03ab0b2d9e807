/** Text in a colour, or as it is where no colour may be written. */
export interface Colours {
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly blue: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const leave = (text: string) => text;

export const coloured: Colours = {
  red: paint(31),
  yellow: paint(33),
  green: paint(32),
  blue: paint(34),
  bold: paint(1),
  faint: paint(2),
};

export const plainColours: Colours = {
  red: leave,
  yellow: leave,
  green: leave,
  blue: leave,
  bold: leave,
  faint: leave,
};
