/** Reads the present value of a node that is named among the dependencies. */
export type ReadNode = (id: string) => unknown;

/** A value taken straight from the input. */
export interface SourceNode<Input> {
  readonly id: string;
  /** Part of the input that it lies in: looked at only when that part is another object. */
  readonly slice: keyof Input;
  /** Key of the slice that it lies under, where it lies under one: the same way of not looking. */
  readonly branch: string | null;
  readonly get: (input: Input) => unknown;
}

/** A value that follows from others. */
export interface DerivedNode {
  readonly id: string;
  readonly needs: readonly string[];
  readonly compute: (read: ReadNode) => unknown;
}
