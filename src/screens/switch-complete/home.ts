import { asText } from '../reading';
import type { ScreenProps } from '../screen';

/** Where is switched, as the answers say it while they are there. */
export interface SwitchedHome {
  /** All lines but the postcode. */
  readonly lines: string;
  readonly postcode: string;
  /** Numbers of meters, all but the last digits hidden; '' for a fuel that is not switched. */
  readonly gasMeter: string;
  readonly electricityMeter: string;
}

/** Null where the answers are gone, or are those of another quote: the device stores none of them. */
export function readHome({ read }: Pick<ScreenProps, 'read'>): SwitchedHome | null {
  if (asText(read('switchId')) !== asText(read('commits.switch.subject'))) return null;
  const said = ['line1', 'line2', 'city'].map((key) => asText(read(`present.${key}`)));
  const lines = said.filter((line) => line !== '').join(', ');
  if (lines === '') return null;
  return {
    lines,
    postcode: asText(read('present.postcode')),
    gasMeter: hidden(asText(read('terms.mprnNumber'))),
    electricityMeter: hidden(asText(read('terms.mpanNumber'))),
  };
}

const shown = 4;
const hidden = (number: string): string =>
  number.length <= shown ? number : '•'.repeat(number.length - shown) + number.slice(-shown);
