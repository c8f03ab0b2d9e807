import { readHold } from '../actions';
import { readList, readParts, readText, required, ScenarioProblem, type Located } from '../source';
import { changeHousehold, householdKeys } from './household';
import { readMoves } from './read-moves';
import { rowsOf } from './rows-of';
import type { Scenario } from './scenario';

const keys = [
  'name',
  'clauses',
  'waypoint',
  'household',
  'from',
  'start',
  'hold',
  'do',
  'expect',
  ...householdKeys,
] as const;

/** What a file says for all its scenarios that do not say it themselves. */
export interface Shared {
  readonly household: Located | undefined;
  readonly from: Located | undefined;
}

/** The scenarios that one entry of a file stands for: itself, or one for each row of its table. */
export const readScenarios = (from: Located, shared: Shared): readonly Scenario[] =>
  rowsOf(from).map(({ scenario, at }) => readScenario(scenario, at, shared));

function readScenario(from: Located, at: Located, shared: Shared): Scenario {
  const part = readParts(from, keys);
  const deeds = part('do');
  const end = part('expect');
  if (deeds === undefined && end === undefined) {
    throw new ScenarioProblem(from, 'The scenario does nothing and expects nothing.');
  }
  const clauses = part('clauses');
  const waypoint = part('waypoint');
  const start = part('from') ?? shared.from;
  const begins = start === undefined || start.value === null ? null : start;
  const household = part('household') ?? (begins === null ? shared.household : undefined);
  const hold = part('hold');
  const own = householdKeys.map((key) => part(key)?.value ?? null);
  return {
    name: readText(required(from, 'name', part('name'))),
    at,
    clauses:
      clauses === undefined
        ? []
        : readList(clauses).map((clause) => ({ id: readText(clause), at: clause })),
    waypoint: waypoint === undefined ? null : readText(waypoint),
    from: begins,
    household: household ?? null,
    change: (whole) => changeHousehold(whole, part),
    changeKey: own.every((value) => value === null) ? '' : JSON.stringify(own),
    start: part('start') ?? null,
    hold: hold === undefined ? null : readHold(hold),
    moves: readMoves(deeds, end),
  };
}
