/** Reads the present value of a node that is named among the dependencies. */
export type ReadNode = (id: string) => unknown;

/** A value taken straight from the input. */
export interface SourceNode<Input> {
  readonly id: string;
  /** Part of the input that it lies in: looked at only when that part is another object. */
  readonly slice: keyof Input;
  /** Keys that lead to it inside the slice: the same way of not looking, level by level. */
  readonly at: readonly string[];
  readonly get: (input: Input) => unknown;
}

/** A value that follows from others. */
export interface DerivedNode {
  readonly id: string;
  readonly needs: readonly string[];
  readonly compute: (read: ReadNode) => unknown;
}
