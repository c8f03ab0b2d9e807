import { getPath } from '../../engine';
import { readEntries, readList, readParts, readText } from '../source';
import { compare, type Expectation } from './check';

/**
 * `"stored": { "answers": { "postcode": "LS84JW" }, "without": ["bank"], "nowhere": ["66374958"] }`:
 * what would be kept on the device: answers by path, paths that are not, and words that are
 * nowhere in it.
 */
export const stored: Expectation = (from) => {
  const part = readParts(from, ['answers', 'without', 'nowhere']);
  const kept = part('answers');
  const answers = kept === undefined ? [] : readEntries(kept);
  const list = (key: 'without' | 'nowhere') => {
    const at = part(key);
    return at === undefined ? [] : readList(at).map((one) => [readText(one), one] as const);
  };
  const without = list('without');
  const nowhere = list('nowhere');
  return (world) => {
    const snapshot = world.engine.snapshot(world.state);
    const text = JSON.stringify(snapshot);
    const at = (path: string) => getPath(snapshot['answers'], path);
    return [
      ...answers.flatMap(([path, one]) =>
        compare(one, `what is stored of \`${path}\``, one.value, at(path)),
      ),
      ...without.flatMap(([path, one]) =>
        compare(one, `what is stored of \`${path}\``, null, at(path)),
      ),
      ...nowhere.flatMap(([words, one]) =>
        text.includes(words)
          ? [
              {
                at: one,
                what: `“${words}” in what is stored`,
                expected: 'nowhere',
                actual: 'it is stored',
                about: null,
              },
            ]
          : [],
      ),
    ];
  };
};
