import { getPath, plain, type Json, type LedgerEntry } from '../../engine';
import { readEntries, readList, readParts, readText, type Located } from '../source';
import { viewOf, type World } from '../world';
import { compare, show, type Expectation, type Mismatch } from './check';

const keys = [
  'state',
  'says',
  'actions',
  'subject',
  'attempt',
  'again',
  'place',
  'record',
  'answer',
  'entries',
  'words',
  'unsaid',
] as const;

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
  const part = readParts(from, keys);
  const parts = keys.flatMap((key) => {
    const at = part(key);
    return at === undefined ? [] : [[key, at] as const];
  });
  return (world) => parts.flatMap(([key, at]) => checks[key](world, at));
};

const checks: Readonly<
  Record<(typeof keys)[number], (world: World, at: Located) => readonly Mismatch[]>
> = {
  state: (world, at) => compare(at, 'the state', at.value, newest(world)?.state ?? null),
  subject: (world, at) => compare(at, 'the subject', at.value, newest(world)?.subject ?? null),
  attempt: (world, at) => compare(at, 'the attempt', at.value, newest(world)?.attempt ?? null),
  again: (world, at) => compare(at, 'whether it was wanted again', at.value, newest(world)?.again),
  says: (world, at) => compare(at, 'what is said', at.value, saidIn(world)),
  actions: (world, at) =>
    compare(
      at,
      'the buttons beside it',
      at.value,
      viewOf(world).commits.flatMap(({ actions }) => actions),
    ),
  place: (world, at) => compare(at, 'its place', at.value, viewOf(world).commits[0]?.place ?? null),
  record: (world, at) => within(at, 'record', newest(world)?.record ?? null),
  answer: (world, at) => within(at, 'answer', newest(world)?.answer ?? null),
  entries: (world, at) =>
    compare(
      at,
      'the ledger',
      at.value,
      Object.fromEntries(
        Object.values(world.device.entries).map(({ subject, state }) => [subject, state]),
      ),
    ),
  words: (world, at) =>
    readList(at).flatMap((each) => {
      const words = wordsIn(world);
      if (words.includes(readText(each))) return [];
      return [mismatch(each, 'words that are said', show(each.value), show(words))];
    }),
  unsaid: (world, at) =>
    readList(at).flatMap((each) => {
      const words = wordsIn(world);
      if (!words.includes(readText(each))) return [];
      return [mismatch(each, 'words that may not be said', `not ${show(each.value)}`, show(words))];
    }),
};

const mismatch = (at: Located, what: string, expected: string, actual: string): Mismatch => ({
  ...{ at, what, expected, actual },
  about: null,
});

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

function within(at: Located, what: string, actual: Json): readonly Mismatch[] {
  return readEntries(at).flatMap(([path, each]) =>
    compare(each, `\`${path}\` of the ${what}`, each.value, getPath(actual, path)),
  );
}
