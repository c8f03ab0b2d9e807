import { expanded } from './expanded';
import written from './specification.json';

/** One call as the specification has it. */
export interface Specified {
  readonly operation: string;
  readonly method: string;
  /** With its placeholders. */
  readonly path: string;
  readonly clauses: readonly string[];
  /** Fields by where they stand, each as a path; those of the path itself are `parameters`. */
  readonly parameters: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly answers: readonly string[];
  readonly mayLack: readonly string[];
}

type Written = Partial<Specified> & Pick<Specified, 'operation' | 'method' | 'path' | 'clauses'>;

const shapes: Readonly<Record<string, readonly string[]>> = written.shapes;
const operations: readonly Written[] = written.operations;

export const specification: readonly Specified[] = operations.map((one) => ({
  ...one,
  parameters: one.parameters ?? [],
  query: one.query ?? [],
  body: expanded(one.body ?? [], shapes),
  answers: expanded(one.answers ?? [], shapes),
  mayLack: one.mayLack ?? [],
}));

export function specified(operation: string): Specified {
  const found = specification.find((one) => one.operation === operation);
  if (found === undefined) throw new Error(`The specification has no ${operation}.`);
  return found;
}
