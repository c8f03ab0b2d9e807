import { inputOf, part, under, type Cell, type Read } from '../index';

type Slice = Readonly<Record<string, unknown>>;

/** Two parts that change apart from each other. */
export interface Input {
  readonly a: Slice;
  readonly b: Slice;
}

export const at = (slice: keyof Input, key: string) =>
  under(part(inputOf<Input>(), slice), key, (whole) =>
    Object.hasOwn(whole, key) ? whole[key] : undefined,
  );
export const [ax, ay, bx] = [at('a', 'x'), at('a', 'y'), at('b', 'x')];

/** Cells that note when they are worked out. */
export function notedCells() {
  let runs: string[] = [];
  return {
    cell: <Value>(name: string, compute: (read: Read<Input>) => Value): Cell<Input, Value> => ({
      name,
      compute: (read) => {
        runs.push(name);
        return compute(read);
      },
    }),
    /** Names of those that are worked out meanwhile, in order. */
    runsOf: (act: () => unknown): readonly string[] => {
      runs = [];
      act();
      return runs;
    },
  };
}
