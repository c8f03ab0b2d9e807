import { own } from '../answers/own';
import { nameUnder } from '../../rules';
import type { CompiledJourney } from '../../journey';

/** Names of the facts that any rule or text in these parts reads, by way of other facts too. */
export function factsReadBy(parts: unknown, facts: CompiledJourney['facts']): ReadonlySet<string> {
  const read = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') meet(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  const meet = (path: string): void => {
    const name = nameUnder('facts', path);
    if (name === null || read.has(name)) return;
    const rule = own(facts, name);
    if (rule === undefined) return;
    read.add(name);
    visit(rule);
  };
  visit(parts);
  return read;
}
