import { calls, cellOf, cells, faultOf, faults, type CallRow, type FaultRow } from './table';
import { playsOf, type Play } from '../wire/fault';

/** One play of a cell, to be played. */
export interface ToPlay {
  readonly call: CallRow;
  readonly fault: FaultRow;
  readonly play: Play;
  /** What else is done: a further deed while the fault lasts, or an answer that is changed once it is mended. */
  readonly also?: 'whileItLasts' | 'changed';
}

/** Places that no journey of today has (`ifThere`). */
export const isMissing = ({ id }: CallRow): boolean => id === 'meterDetails@by-hand';

/** Every play of every cell whose place is there. */
export const allPlays = (): readonly ToPlay[] =>
  cells()
    .filter(({ call }) => !isMissing(call))
    .flatMap(({ call, fault }) => {
      const plays = playsOf(call, fault).map((play) => ({ call, fault, play }));
      return [
        ...plays,
        ...alsoOf(call, fault).flatMap((also) => plays.map((one) => ({ ...one, also }))),
      ];
    });

/** Faults after which nobody knows whether a save was done, or whether it still will be. */
const unsure = new Set(['timeout', 'droppedAfter', 'late25', 'late25work']);

function alsoOf(call: CallRow, fault: FaultRow): readonly NonNullable<ToPlay['also']>[] {
  const { state } = cellOf(call, fault);
  const lasts = call.whileItLasts !== undefined && state === 'silent' && fault.times === undefined;
  const changes = call.kind === 'save' && state === 'saveStopped' && unsure.has(fault.id);
  return [...(lasts ? ['whileItLasts' as const] : []), ...(changes ? ['changed' as const] : [])];
}

/** `wrongTypes.each`: every property of every answer on its own. */
export const eachWrong = (): readonly ToPlay[] =>
  calls
    .filter((call) => !isMissing(call))
    .flatMap((call) => {
      const fault = faultOf('wrongTypes');
      return playsOf(call, fault, true).map((play) => ({ call, fault, play }));
    });

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
