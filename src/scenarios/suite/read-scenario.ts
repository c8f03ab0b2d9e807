import type { JsonObject } from '../../engine';
import { actions, readHold, type Deed } from '../actions';
import { expectations, type Check } from '../expectations';
import {
  readBoolean,
  readEntries,
  readList,
  readParts,
  readText,
  parseLocated,
  required,
  ScenarioProblem,
  unknownKey,
  type Located,
} from '../source';
import { changeHousehold, householdKeys } from './household';
import { rowsOf } from './rows-of';
import type { Move, Scenario } from './scenario';

const keys = [
  'name',
  'clauses',
  'generated',
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
  const generated = part('generated');
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
    isGenerated: generated === undefined ? false : readBoolean(generated),
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

/** One that is made of values, and stands in no file; `name` is told instead of one. */
export const scenarioOf = (written: JsonObject, name: string): Scenario => {
  const at = parseLocated(name, JSON.stringify(written));
  return readScenario(at, at, { household: undefined, from: undefined });
};

/** What somebody does, as it stands in `do`. */
export function deedOf(written: JsonObject): Deed {
  const move = readMove(parseLocated('', JSON.stringify(written)));
  return move.kind === 'deed' ? move.deed : (world) => world;
}

/** The deeds of a scenario in order, each an object with one key, then what must hold at the end. */
function readMoves(deeds: Located | undefined, end: Located | undefined): readonly Move[] {
  const moves = deeds === undefined ? [] : readList(deeds).map(readMove);
  return end === undefined ? moves : [...moves, expected(end)];
}

function readMove(at: Located): Move {
  const entries = readEntries(at);
  const [only] = entries;
  if (only === undefined || entries.length > 1) {
    throw new ScenarioProblem(at, 'An action has exactly one key.', 'write one object for each');
  }
  const [key, from] = only;
  if (key === 'expect') return expected(from);
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
  if (action === undefined) throw unknownKey(key, from, [...Object.keys(actions), 'expect']);
  return { kind: 'deed', at: from, deed: action(from), written: { [key]: from.value } };
}

const expected = (from: Located): Move => ({ kind: 'check', at: from, checks: checksOf(from) });

/** What stands in `expect`, key by key. */
export const checksOf = (from: Located): readonly Check[] =>
  readEntries(from).map(([key, part]): Check => {
    const expectation = Object.hasOwn(expectations, key) ? expectations[key] : undefined;
    if (expectation === undefined) throw unknownKey(key, part, Object.keys(expectations));
    return expectation(part);
  });
