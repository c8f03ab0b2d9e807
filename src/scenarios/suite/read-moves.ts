import { actions } from '../actions';
import { expectations, type Check } from '../expectations';
import { readEntries, readList, ScenarioProblem, unknownKey, type Located } from '../source';
import type { Move } from './scenario';

/** The deeds of a scenario in order, each an object with one key, then what must hold at the end. */
export function readMoves(deeds: Located | undefined, end: Located | undefined): readonly Move[] {
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
  return { kind: 'deed', at: from, deed: action(from) };
}

function expected(from: Located): Move {
  const checks = readEntries(from).map(([key, part]): Check => {
    const expectation = Object.hasOwn(expectations, key) ? expectations[key] : undefined;
    if (expectation === undefined) throw unknownKey(key, part, Object.keys(expectations));
    return expectation(part);
  });
  return { kind: 'check', at: from, checks };
}
