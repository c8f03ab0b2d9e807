import { findNodeAtOffset, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import { fleet, fleetValidators } from '../../engine/testing/fleet';
import { order } from '../../engine/testing/order';
import { parkingSpaces } from '../../engine/testing/spaces';
import {
  cases,
  fleetCases,
  of,
  orderCases,
  partners,
  spaceCases,
  type ExpectationCase,
} from '../testing/expectation-cases';
import { playFiles, suiteFiles } from '../testing/play';
import type { Mismatch } from './index';

type Cases = Readonly<Record<string, ExpectationCase | readonly ExpectationCase[]>>;
type Played = Parameters<typeof playFiles>;
const path = 'scenarios/all.json';

const everyCase = (all: Cases, answers: Json, ...journey: [Played[1]?, Played[2]?]) =>
  Object.entries(all).flatMap(([key, one]) =>
    [one].flat().map((each: ExpectationCase) => ({ key, each, answers, journey })),
  );

const all = [
  ...everyCase(cases, {}),
  ...everyCase(fleetCases, partners.fleet, fleet, fleetValidators),
  ...everyCase(spaceCases, partners.spaces, parkingSpaces, {}),
  ...everyCase(orderCases, partners.order, order, {}),
];

/** The file with what the mismatch says is to be written instead. */
function rewritten(text: string, { at, instead }: Mismatch): string | null {
  if (instead === null) return null;
  if ('value' in instead) {
    const tree = parseTree(text);
    const { length = 0 } = (tree && findNodeAtOffset(tree, at.offset)) ?? {};
    return (
      text.slice(0, at.offset) + JSON.stringify(instead.value) + text.slice(at.offset + length)
    );
  }
  const file = JSON.parse(text) as { scenarios: { expect: JsonObject }[] };
  const [scenario] = file.scenarios;
  if (scenario !== undefined) scenario.expect = { [instead.list]: [at.value] };
  return JSON.stringify(file);
}

/** How a scenario goes once everything is written that its mismatches say. */
function afterwards({ key, each, answers, journey }: (typeof all)[number]): string {
  const files = new Map(suiteFiles({ name: 'one', answers, ...of(key, each, each.no) }));
  for (let round = 0; round < 5; round += 1) {
    const { problems, outcomes } = playFiles(files, ...journey);
    const [outcome] = outcomes;
    if (problems.length > 0 || outcome === undefined || outcome.problem !== null) return 'no play';
    const [first] = outcome.mismatches;
    if (first === undefined) return 'holds';
    const text = rewritten(files.get(path) ?? '', first);
    if (text === null) return `by hand: ${first.what}`;
    files.set(path, text);
  }
  return 'never holds';
}

it('says what would hold of all but what only a person can say', () => {
  const told = all.map((one) => [one.key, afterwards(one)] as const);
  expect(told.filter(([, how]) => how === 'never holds')).toEqual([]);
  const byHand = new Set(told.filter(([, how]) => how.startsWith('by hand')).map(([key]) => key));
  // An item that is not shown, words within others, and what looks back or says that something is not there.
  expect([...byHand].sort()).toEqual([
    'badges',
    'cleared',
    'commit',
    'errors',
    'notCalled',
    'stored',
    'unchanged',
  ]);
  expect(told.filter(([, how]) => how === 'holds').length).toBeGreaterThan(60);
});
