import { equal, getPath, type Json } from '../../engine';
import { rootOf } from '../../rules';
import { atKey, readEntries, readList, readText, ScenarioProblem, type Located } from '../source';
import type { World } from '../world';
import {
  compare,
  forEntries,
  forNames,
  forParts,
  forValues,
  show,
  writing,
  type Expectation,
  type Expectations,
} from './check';

const before = (world: World, path: string): Json => getPath(world.before.state.answers, path);
const now = (world: World, path: string): Json => getPath(world.state.answers, path);
const answerAt = (path: string): string => `the answer \`${path}\``;

const cleared = forNames((world, path, at) => {
  const is = now(world, path);
  const wasEmpty = before(world, path) === null;
  if (is === null && !wasEmpty) return [];
  const actual = wasEmpty ? 'it was empty before' : show(is);
  const what = answerAt(path);
  return [{ at, what, expected: 'cleared', actual, about: null, instead: null }];
});

const set = forEntries((world, path, at) => {
  const what = answerAt(path);
  if (!equal(before(world, path), at.value)) return compare(at, what, at.value, now(world, path));
  const expected = `set to ${show(at.value)}`;
  return [{ at, what, expected, actual: 'it was that before', about: null, instead: null }];
});

const facts = forValues(
  'the fact',
  ({ journey, engine, state }, name, at) => {
    if (!Object.hasOwn(journey.facts, rootOf(name))) {
      throw new ScenarioProblem(atKey(at), `The journey has no fact \`${name}\`.`);
    }
    return engine.evaluate(state, { var: `facts.${name}` });
  },
  (name) => name,
);

/** What would be kept on the device, and the same as text. */
interface Kept {
  readonly answers: Json | undefined;
  readonly text: string;
}

const keptAt = ({ answers }: Kept, path: string, wanted: Located, expected: Json) =>
  compare(wanted, `what is stored of \`${path}\``, expected, getPath(answers ?? null, path));

const stored: Expectation = (from) => {
  const check = forParts<Kept>(from, {
    answers: (kept, at) =>
      readEntries(at).flatMap(([path, one]) => keptAt(kept, path, one, one.value)),
    without: (kept, at) =>
      readList(at).flatMap((one) => writing(keptAt(kept, readText(one), one, null), null)),
    nowhere: ({ text }, at) =>
      readList(at)
        .filter((one) => text.includes(readText(one)))
        .map((one) => ({
          at: one,
          what: `“${readText(one)}” in what is stored`,
          expected: 'nowhere',
          actual: 'it is stored',
          about: null,
          instead: null,
        })),
  });
  return (world) => {
    const snapshot = world.engine.snapshot(world.state);
    return check({ answers: snapshot['answers'], text: JSON.stringify(snapshot) });
  };
};

/** What is answered, what follows from it, and what of it is stored. */
export const answers: Expectations = {
  /** `"answers": { "postcode": "LS84JW", "address.id": null }`: what is kept, relevant or not. */
  answers: forValues('the answer', now),

  /** `"cleared": ["plate"]`: answered when something was last expected (or at the beginning), and empty now. */
  cleared,

  /** `"set": { "pay.method": "card" }`: another value than before, and this one now. */
  set,

  /** `"unchanged": ["plate"]`: the same as when something was last expected. */
  unchanged: forNames((world, path, at) =>
    writing(compare(at, answerAt(path), before(world, path), now(world, path)), null),
  ),

  /** `"facts": { "needsPermit": true }`: named derived values. */
  facts,

  /** `"reads": { "vehicle.length": null }`: what rules and bodies read at a path; an answer that is not relevant is null. */
  reads: forValues('what rules read at', ({ engine, state }, path) =>
    engine.evaluate(state, { var: path }),
  ),

  /**
   * `"stored": { "answers": { "postcode": "LS84JW" }, "without": ["bank"], "nowhere": ["66374958"] }`:
   * what would be kept on the device: answers by path, paths that are not, and words that are
   * nowhere in it.
   */
  stored,
};
