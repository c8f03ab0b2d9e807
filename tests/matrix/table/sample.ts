import { calls, cells, faults, type CallRow, type FaultRow } from './table';
import { playsOf, type Play } from '../wire/fault';

/** One play of a cell, to be played. */
export interface ToPlay {
  readonly call: CallRow;
  readonly fault: FaultRow;
  readonly play: Play;
}

/** Places that no journey of today has (`ifThere`). */
export const isMissing = ({ id }: CallRow): boolean => id === 'meterDetails@by-hand';

/** Every play of every cell whose place is there. */
export const allPlays = (): readonly ToPlay[] =>
  cells()
    .filter(({ call }) => !isMissing(call))
    .flatMap(({ call, fault }) => playsOf(call, fault).map((play) => ({ call, fault, play })));

/** Each call once, with the faults in turn: every fault of the figure falls to several calls. */
export function sampled(): readonly ToPlay[] {
  const inTurn = faults.filter(({ figure }) => figure);
  return calls
    .filter((call) => !isMissing(call))
    .flatMap((call, index) => {
      const fault = inTurn[index % inTurn.length];
      const [play] = fault === undefined ? [] : playsOf(call, fault);
      return fault === undefined || play === undefined ? [] : [{ call, fault, play }];
    });
}
