import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../src/rules';
import { at, type Edit, type JsonFiles } from '../model/edits';
import { mendsAfter, mendsOf } from '../model/mends';
import type { Tried } from '../model/protocol';
import { handOf } from '../testing/hand';
import { openDesk } from './desk';
import { triedOn } from './try-edits';

const folder = 'tests/permit/journey-config';
const path = join(import.meta.dirname, '../..', folder);
const file = 'steps/apply/stay.json';
const { hand: stored } = await handOf(folder);

const stands = (files: JsonFiles, pointer: string, where = file): Json =>
  at(files[where] ?? null, pointer);
const edit = (pointer: string, value: Json, where = file): Edit => ({
  ...{ file: where, pointer, value },
  was: stands(stored.files, pointer, where),
});
const tried = async (edits: readonly Edit[]): Promise<Tried> =>
  triedOn(await openDesk(path, [], true), await openDesk(path, edits, true), edits);

/** Ways to mend a draft, with those that follow from them, and what each comes to. */
async function waysOf(edits: readonly Edit[], hand = stored) {
  const { left: errors } = await tried(edits);
  const waiting = [...mendsOf(hand, { edits, errors })];
  const ways = [];
  for (let mend = waiting.shift(); mend !== undefined; mend = waiting.shift()) {
    const { left, isProved } = await tried(mend.edits);
    waiting.push(...mendsAfter(hand, { edits, errors }, mend, left));
    ways.push({ ...mend, isSound: isProved && left.length === 0 });
  }
  return { errors, ways };
}

const named = edit('/fields/plan/title', 'For how long');

it('a question that is hidden where it must be answered is mended by what is taken back, required or asked', async () => {
  const hidden = edit('/fields/from/visible', { var: 'facts.isMonthly' });
  const edits = [named, hidden];
  const { hand } = await handOf(folder, edits);
  const { errors, ways } = await waysOf(edits, hand);
  expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['JP201', '/fields/from/visible'],
  ]);
  const sound = ways.filter(({ isSound }) => isSound);
  expect(sound.map(({ words, held }) => [words, held])).toEqual([
    ['Take back: Shown of “First day”', [hidden]],
    ['Require “First day” only where it is shown', null],
    ['Do not ask “First day” where it is not shown', null],
  ]);
  expect(sound.map(({ edits: all }) => all)).toEqual([
    [named],
    [named, hidden, edit('/fields/from/required', { var: 'facts.isMonthly' })],
    [named, edit('/fields/from/relevant', { var: 'facts.isMonthly' })],
  ]);
});

it('what is named and not there is written as what is there, and two errors are mended at once', async () => {
  const price = '/content/0/text';
  const text = edit(price, 'It costs {facts.prise|wholePounds}.');
  const title = edit('/title', 'How long, {facts.nobody}?');
  const alone = await waysOf([named, text]);
  expect(alone.ways.filter(({ isSound }) => isSound).map(({ words }) => words)).toEqual([
    'Take back: What is said in it, 1: text of “How long”',
    'Write “the price” in place of “prise”',
  ]);
  const both = await waysOf([named, text, title]);
  expect(both.errors).toHaveLength(2);
  const [way] = both.ways.filter(({ isSound }) => isSound);
  expect(way?.held).toEqual([text, title]);
  expect(way?.edits).toEqual([named]);
});

it('of a condition the part is taken back that was added, of bounds the one that stops', async () => {
  const first = stands(stored.files, '/fields/from/checks/notPast/assert');
  const monthly = { isAnswered: { var: 'stay.from' } };
  const never = {
    and: [{ '!': { isAnswered: { var: 'stay.months' } } }, { isAnswered: { var: 'stay.months' } }],
  };
  const check = edit('/fields/from/checks/notPast/assert', { and: [first, never, monthly] });
  const { hand } = await handOf(folder, [check]);
  const { ways } = await waysOf([check], hand);
  expect(ways.find(({ held, isSound }) => isSound && held === null)?.edits).toEqual([
    { ...check, value: { and: [first, monthly] } },
  ]);
  const bounds = edit('/fields/months/bounds', [12, 10]);
  const mended = await waysOf([bounds]);
  expect(mended.ways.filter(({ isSound }) => isSound).map(({ edits }) => edits)).toEqual([
    [],
    [{ ...bounds, value: [1, 10] }],
  ]);
});

it('what scenarios expect and no longer holds is told, with its scenario alone', async () => {
  const where = 'scenarios/apply.json';
  const scenarios = stands(stored.files, '/scenarios', where) as readonly Json[];
  expect(scenarios.length).toBeGreaterThan(1);
  const [one, other] = [
    edit('/scenarios/0/name', 'another name', where),
    edit('/scenarios/1/expect/open', 'home', where),
  ];
  expect((await tried([one, other])).stale).toEqual([other]);
});
