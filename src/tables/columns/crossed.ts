import { withValue } from '../partial/known';
import type { Way } from './create-columns';

/** Every way of the one together with every way of the other. */
export const crossed = (ways: readonly Way[], others: readonly Way[]): readonly Way[] =>
  ways.flatMap((way) =>
    others.map((other) => ({
      assignment: new Map([...way.assignment, ...other.assignment]),
      known: [...other.assignment].reduce(
        (known, [path, value]) => withValue(known, path, value),
        way.known,
      ),
    })),
  );
