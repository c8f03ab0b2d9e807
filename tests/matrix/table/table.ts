import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a household's answers stand, from `given` of calls.json. */
export type Waypoint = string;

export interface Primary {
  readonly call: string;
  readonly fault: string;
  readonly then?: string;
}

/** One operation at one place, as calls.json says it. */
export interface CallRow {
  readonly id: string;
  readonly operation: string;
  readonly principal: boolean;
  readonly kind: string;
  readonly page: string;
  readonly section: string;
  readonly madeBy: string;
  readonly within: number;
  readonly household: string;
  readonly givenUpTo: Waypoint;
  readonly switches: { readonly before: number; readonly whenGood: number };
  readonly whenGood: string;
  readonly repeatedBy: string;
  readonly match?: Readonly<Record<string, boolean>>;
  readonly primary?: Primary;
  readonly lookedAt?: string;
  readonly ifThere?: string;
  readonly message?: string;
  readonly marker?: string;
  readonly required?: boolean;
  readonly besides?: string;
  readonly byHand?: string;
  readonly notSaid?: readonly string[];
  readonly recovered?: string;
  readonly recoveredSwitches?: number;
  /** What a further deed ends in while the fault lasts. */
  readonly whileItLasts?: Pick<Cell, 'state' | 'room'> & { readonly deed: string };
}

export type AnswerShape = 'object' | 'array' | 'map' | 'boolean' | 'empty';

export interface OperationRow {
  readonly method: string;
  readonly path: string;
  readonly answer: AnswerShape;
}

export interface FaultRow {
  readonly id: string;
  readonly figure: boolean;
  readonly group: string;
  readonly times?: number;
  readonly only?: {
    readonly calls?: 'all' | readonly string[];
    readonly kinds?: readonly string[];
    readonly operations?: readonly string[];
  };
}

/** A thing on the page, as testing-library finds it; a text without one is a claim in words. */
export interface Matcher {
  readonly role?: string;
  readonly name?: string;
  readonly level?: number;
  readonly text?: string;
  readonly address?: string;
  readonly field?: string;
  readonly within?: string;
  readonly same?: string;
  readonly invalid?: string;
  readonly enabled?: boolean;
}

export type Claim = Matcher | string;

export interface StateRow {
  readonly id: string;
  readonly says: string;
  readonly page: readonly Claim[];
  readonly next: string | readonly Claim[];
  readonly never: readonly Claim[];
  readonly also?: string;
  readonly answers?: string;
  readonly ledger?: string;
  readonly tracking?: string;
  readonly switches?: number | string;
  readonly recovery?: string;
}

/** What one cell ends in. */
export interface Cell {
  readonly state: string;
  readonly room?: readonly string[];
  readonly settles?: string;
  readonly switches?: number;
  readonly detail?: string;
  readonly restsOn: readonly string[];
}

type Row = Readonly<Record<string, Cell>>;

interface Expectations {
  readonly requests: Readonly<Record<string, unknown>> & { readonly counted: readonly string[] };
  readonly byKind: Readonly<Record<string, Row & { readonly like?: string }>>;
  readonly byCall: Readonly<Record<string, Row>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

const callsFile = read('calls.json') as {
  readonly calls: readonly CallRow[];
  readonly operations: Readonly<Record<string, OperationRow>>;
};
export const { calls, operations } = callsFile;
export const { faults } = read('faults.json') as { readonly faults: readonly FaultRow[] };
const statesFile = read('states.json') as {
  readonly states: readonly StateRow[];
  readonly everyState: { readonly page: readonly string[]; readonly never: readonly string[] };
};
export const { states, everyState } = statesFile;
export const expectations = read('expectations.json') as Expectations;

function found<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The matrix has no ${id}.`);
  return row;
}

export const callOf = (id: string): CallRow => found(calls, id);
export const faultOf = (id: string): FaultRow => found(faults, id);
export const stateOf = (id: string): StateRow => found(states, id);

/** Whether the fault is played for this call. */
export function isPlayed(call: CallRow, { only }: FaultRow): boolean {
  if (only === undefined) return true;
  return (
    only.calls === 'all' ||
    only.calls?.includes(call.id) === true ||
    only.kinds?.includes(call.kind) === true ||
    only.operations?.includes(call.operation) === true
  );
}

/** README, "How a cell is found": call before kind, fault before group before all; whole, never merged. */
export function cellOf(call: CallRow, fault: FaultRow): Cell {
  const cell = pick(expectations.byCall[call.id] ?? {}, fault) ?? pickKind(call.kind, fault);
  if (cell === null) throw new Error(`${call.id} × ${fault.id} stands nowhere.`);
  return cell;
}

const pick = (row: Row, fault: FaultRow): Cell | null =>
  row[fault.id] ?? row[`#${fault.group}`] ?? row['*'] ?? null;

function pickKind(kind: string, fault: FaultRow): Cell | null {
  const row = expectations.byKind[kind];
  if (row === undefined) return null;
  const { like, ...cells } = row;
  return pick(cells, fault) ?? (like === undefined ? null : pickKind(like, fault));
}

/** How often the operation may have been sent when the cell is looked at; null where nothing is said. */
export function requestsOf(call: CallRow, fault: FaultRow): number | null {
  const { requests } = expectations;
  if (!requests.counted.includes(call.kind)) return null;
  const counted = requests[fault.id] ?? requests['*'];
  return typeof counted === 'number' ? counted : null;
}

/** All cells, in the order of the files. */
export const cells = (): readonly { readonly call: CallRow; readonly fault: FaultRow }[] =>
  calls.flatMap((call) =>
    faults.filter((fault) => isPlayed(call, fault)).map((fault) => ({ call, fault })),
  );
