import { evaluate } from '../rules';
import { node } from './names';
import type { Kit } from './kit';

/** Named derived values. */
export function addFacts({ journey, reader, add }: Kit): void {
  for (const [name, rule] of Object.entries(journey.facts)) {
    add({
      id: node.fact(name),
      needs: reader.needs(rule),
      compute: (read) => evaluate(rule, reader.scope(read)),
    });
  }
}
