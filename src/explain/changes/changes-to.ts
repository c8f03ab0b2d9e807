import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';
import { valueRuleWords } from '../words/rule-words';
import { placedChanges } from './placed-changes';

/** Who sets or clears an answer. */
export function changesTo(kit: Kit, path: string): readonly Finding[] {
  const { journey, words, origin } = kit;
  const fromAddress = journey.steps.flatMap((step) =>
    step.parameters
      .filter(({ answer }) => answer === path)
      .map(({ name }) =>
        finding('set', null, `set to :${name} of ${step.route} when ${step.id} is entered`, {
          origin: origin(`step:${step.id}/parameter:${name}`),
        }),
      ),
  );
  const changed = placedChanges(journey).flatMap(({ change, place, after }) => {
    const found: Finding[] = [];
    if (Object.hasOwn(change.set, path)) {
      const value = valueRuleWords(change.set[path] ?? null, words);
      found.push(
        finding('set', null, `set to ${value} after ${after}`, {
          origin: origin(`${place}/set:${path}`),
        }),
      );
    }
    if (change.clear.includes(path)) {
      found.push(
        finding('clear', null, `cleared after ${after}`, {
          origin: origin(`${place}/clear:${path}`),
        }),
      );
    }
    return found;
  });
  return [...fromAddress, ...changed];
}
