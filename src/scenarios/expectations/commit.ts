import { getPath, plain, type Json, type LedgerEntry } from '../../engine';
import { readEntries, readList, readText, type Located } from '../source';
import { viewOf, type World } from '../world';
import { compare, forParts, show, type Expectation, type Mismatch } from './check';

/** A part of the ledger's newest entry, or of what is said of it. */
const has =
  (what: string, read: (world: World) => Json | undefined) => (world: World, at: Located) =>
    compare(at, what, at.value, read(world));

/** Values by path within a part. */
const holds =
  (what: string, read: (world: World) => Json) =>
  (world: World, at: Located): readonly Mismatch[] =>
    readEntries(at).flatMap(([path, each]) =>
      compare(each, `\`${path}\` of the ${what}`, each.value, getPath(read(world), path)),
    );

/** Whether all that is said has these words in it. */
const words =
  (what: string, said: boolean) =>
  (world: World, at: Located): readonly Mismatch[] => {
    const all = wordsIn(world);
    return readList(at)
      .filter((each) => all.includes(readText(each)) !== said)
      .map((each) => ({
        at: each,
        what,
        expected: said ? show(each.value) : `not ${show(each.value)}`,
        actual: show(all),
        about: null,
        instead: null,
      }));
  };

const keptStates = ({ device }: World): Json =>
  Object.fromEntries(Object.values(device.entries).map(({ subject, state }) => [subject, state]));

/** The entry that was written last. */
const newest = ({ device }: World): LedgerEntry | undefined =>
  Object.values(device.entries).toSorted((a, b) => b.sentAt - a.sentAt)[0];

const saidIn = (world: World): readonly string[] =>
  viewOf(world).commits.flatMap(({ says }) => says.map(({ id }) => id));

const wordsIn = (world: World): string =>
  viewOf(world)
    .commits.flatMap(({ says }) => says)
    .flatMap(({ title, text }) => [plain(title), ...text.map(plain)])
    .join(' ');

/**
 * `"commit": { "state": "doubt", "says": ["doubt", "no"] }`: what the page says of what is done once, and
 * what the ledger keeps of the newest. `null`: nothing is kept, and nothing is said.
 */
export const commit: Expectation = (from) => {
  if (from.value === null) {
    return (world) => [
      ...compare(from, 'what the ledger holds', [], Object.keys(world.device.entries)),
      ...compare(from, 'what is said of it', [], saidIn(world)),
    ];
  }
  return forParts<World>(from, {
    state: has('the state', (world) => newest(world)?.state),
    says: has('what is said', saidIn),
    actions: has('the buttons beside it', (world) =>
      viewOf(world).commits.flatMap(({ actions }) => actions),
    ),
    subject: has('the subject', (world) => newest(world)?.subject),
    attempt: has('the attempt', (world) => newest(world)?.attempt),
    again: has('whether it was wanted again', (world) => newest(world)?.again),
    place: has('its place', (world) => viewOf(world).commits[0]?.place),
    record: holds('record', (world) => newest(world)?.record ?? null),
    answer: holds('answer', (world) => newest(world)?.answer ?? null),
    entries: has('the ledger', keptStates),
    words: words('words that are said', true),
    unsaid: words('words that may not be said', false),
  });
};
