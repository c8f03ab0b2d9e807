import { allOf } from '../../journey';
import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';
import { valueRuleWords } from '../words/rule-words';
import { awaited } from './awaited';

/** Who sets or clears an answer. */
export function changesTo({ journey, words, origin }: Kit, path: string): readonly Finding[] {
  const fromAddress = allOf(journey, 'parameter')
    .filter(({ is }) => is.answer === path)
    .map(({ is, place, owner: { is: step } }) =>
      finding('set', null, `set to :${is.name} of ${step.route} when ${step.id} is entered`, {
        origin: origin(place),
      }),
    );
  const changed = allOf(journey, 'change').flatMap((change) => [
    ...change.rules
      .filter(({ way: [key, name] }) => key === 'set' && name === path)
      .map(({ rule, place }) =>
        finding(
          'set',
          null,
          `set to ${valueRuleWords(rule, words)} after ${awaited(change).after}`,
          {
            origin: origin(place),
          },
        ),
      ),
    ...change.values
      .filter(({ way: [key], value }) => key === 'clear' && value === path)
      .map(({ place }) =>
        finding('clear', null, `cleared after ${awaited(change).after}`, { origin: origin(place) }),
      ),
  ]);
  return [...fromAddress, ...changed];
}
