/** The present value of a cell. */
export type Read<Input> = <Value>(cell: Cell<Input, Value>) => Value;

/** A value of an input: taken from it, or following from other cells. Known by its identity. */
export type Cell<Input, Value> = Source<Input, Value> | Derived<Input, Value>;

/** A part of the input. Made by `inputOf`, `part` and `under`. */
export interface Source<Input, Value> {
  /** What it is a part of, and under which key; null for the whole input. */
  readonly within: { readonly whole: Source<Input, unknown>; readonly key: string } | null;
  readonly from: (input: Input) => Value;
}

/** A value that follows from the cells that it reads while it is worked out, and from nothing else. */
export interface Derived<Input, Value> {
  /** Said where cells go round in a circle. */
  readonly name: string;
  readonly compute: (read: Read<Input>) => Value;
  /**
   * Many cells read it, and most changes leave it as it is. It is worked out before anything is read,
   * and its readers are marked only if it became another.
   */
  readonly isSteady?: true;
}

/** The whole of an input. */
export const inputOf = <Input>(): Source<Input, Input> => ({
  within: null,
  from: (input) => input,
});

/** What `pick` takes from under a key of another source. It must look at nothing beside that key. */
export const under = <Input, Whole, Value>(
  whole: Source<Input, Whole>,
  key: string,
  pick: (whole: Whole, key: string) => Value,
): Source<Input, Value> => ({
  within: { whole, key },
  from: (input) => pick(whole.from(input), key),
});

/** A declared part of another source. */
export const part = <Input, Whole, Key extends keyof Whole & string>(
  whole: Source<Input, Whole>,
  key: Key,
): Source<Input, Whole[Key]> => under(whole, key, (from) => from[key]);
