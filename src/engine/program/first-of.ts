import type { Text } from '../model';
import type { CompiledTextCase } from '../../journey';
import { holds } from '../../rules';
import type { Read } from './cell';
import type { Kit } from './kit';

/** The first text whose condition holds; nothing where none does. */
export function firstOf({ reader }: Kit, cases: readonly CompiledTextCase[], read: Read): Text {
  const scope = reader.scope(read);
  const found = cases.find((candidate) => holds(candidate.when, scope));
  return found === undefined ? [] : reader.fill(found.text, read);
}
