import type { Line } from '../model/protocol';

/** So many pairs of lines are compared; beyond, as where a file was written anew, all are gone and come. */
const mostPairs = 4_000_000;

/** The lines that one text has and the other has not: the fewest that turn one into the other. */
export function changedLines(before: string, after: string): readonly Line[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (tail < most && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const [was, now] = [old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)];
  const kept = was.length * now.length > mostPairs ? [] : longestCommon(was, now);
  const line = (sign: Line['sign']) => (text: string, index: number) => ({
    ...{ sign, text, number: head + index + 1 },
  });
  const gone = was.map(line('-')).filter((_, index) => !kept.some(([at]) => at === index));
  const come = now.map(line('+')).filter((_, index) => !kept.some(([, at]) => at === index));
  return [...gone, ...come].sort(
    (one, other) => one.number - other.number || (one.sign === '-' ? -1 : 1),
  );
}

type Pair = readonly [before: number, after: number];

function longestCommon(was: readonly string[], now: readonly string[]): readonly Pair[] {
  const table = [...was, ''].map(() => [...now, ''].map(() => 0));
  const count = (one: number, other: number): number => table[one]?.[other] ?? 0;
  for (let one = was.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = table[one] ?? [];
      row[other] =
        was[one] === now[other]
          ? count(one + 1, other + 1) + 1
          : Math.max(count(one + 1, other), count(one, other + 1));
    }
  }
  const pairs: Pair[] = [];
  let [one, other] = [0, 0];
  while (one < was.length && other < now.length) {
    if (was[one] === now[other]) pairs.push([one++, other++]);
    else if (count(one + 1, other) >= count(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
