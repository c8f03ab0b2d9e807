import type { Cell } from './cell';

const none: readonly never[] = [];

/** What a follower knows of one cell. */
export class Node<Input> {
  readonly cell: Cell<Input, unknown>;
  value: unknown = undefined;
  /** What it read when it was last worked out, in that order. */
  reads: readonly Node<Input>[] = none;
  /** Those that read it when they were last worked out. */
  readonly readers = new Set<Node<Input>>();
  /** When its value became another one, and when it was last worked out. */
  changed = 0;
  computed = 0;
  /** The value was worked out to its end. */
  isKnown = false;
  /** Something that it reads may have another value. */
  isMarked = false;
  /** It is being looked at. */
  isBusy = false;
  /** The run that read it last: one entry in its reads is enough. */
  readIn = 0;

  constructor(cell: Cell<Input, unknown>) {
    this.cell = cell;
  }
}
