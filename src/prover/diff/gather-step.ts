import { ruleOf, type PartOf } from '../../journey';
import { scopeName } from '../atoms/scope-name';
import type { Entry } from './facet';
import { not, ruled, type Formula } from './formula';
import type { Gatherer } from './gather';

/** Where a step sends whom it does not let in: the first requirement that does not hold says it. */
export function gatherStep(gatherer: Gatherer, part: PartOf<'step'>, entry: Entry): void {
  const requirements = part.parts.filter((each) => each.kind === 'requirement');
  const [first] = requirements;
  if (first === undefined) return;
  const own: Formula = {
    is: 'choice',
    cases: requirements.map((each) => {
      const that = ruleOf(each, 'that');
      const { goTo, parameters } = each.is;
      const to = parameters === undefined ? goTo : `${goTo} ${JSON.stringify(parameters)}`;
      return { when: not(ruled(that.rule, scopeName(that))), then: ruled(to) };
    }),
    otherwise: ruled(null),
  };
  gatherer.add({
    is: 'value',
    key: `${entry.key}#requires`,
    ...{ entry: entry.key, around: [], own, place: first.place },
    ...{ kinds: ['steps'], says: 'sends to' },
  });
  const seen = new Map<string, number>();
  for (const each of requirements) {
    const count = seen.get(each.is.goTo) ?? 0;
    seen.set(each.is.goTo, count + 1);
    for (const { text, place } of each.texts)
      gatherer.add({
        is: 'text',
        key: `${entry.key}#notice ${each.is.goTo}:${count}`,
        ...{ entry: entry.key, place, text, scope: '' },
        ...{ kinds: ['words'], says: `says to whom it sends to \`${each.is.goTo}\`` },
      });
  }
}
