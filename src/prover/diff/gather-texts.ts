import { ruleOf, type Part, type PartOf } from '../../journey';
import { scopeName } from '../atoms/scope-name';
import type { ConditionFacet, Entry, TextCase } from './facet';
import { ruled } from './formula';
import type { Gatherer } from './gather';

/** What a part says, word by word. */
export function gatherTexts(
  gatherer: Gatherer,
  part: Part,
  entry: Entry,
  around: readonly ConditionFacet[],
): void {
  for (const placed of part.texts) {
    const slot = placed.way.join('.');
    gatherer.add({
      is: 'text',
      key: `${entry.key}#${slot}`,
      ...{ entry: entry.key, place: placed.place, text: placed.text, scope: scopeName(placed) },
      ...{ kinds: ['words'], says: `says as \`${slot}\`` },
    });
  }
  const cases = new Map<string, PartOf<'textCase'>[]>();
  for (const each of part.parts) {
    if (each.kind !== 'textCase') continue;
    const slot = each.way.slice(0, -1).join('.');
    cases.set(slot, [...(cases.get(slot) ?? []), each]);
  }
  for (const [slot, each] of cases) {
    const [first] = each;
    if (first === undefined) continue;
    gatherer.add({
      is: 'texts',
      key: `${entry.key}#${slot}`,
      ...{ entry: entry.key, around, place: first.place, cases: each.map(caseOf) },
      ...{ kinds: ['messages'], says: `says as \`${slot}\`` },
    });
  }
}

function caseOf(part: PartOf<'textCase'>): TextCase {
  const when = ruleOf(part, 'when');
  const scope = scopeName(when);
  return { when: ruled(when.rule, scope), text: part.is.text, scope, place: part.place };
}
