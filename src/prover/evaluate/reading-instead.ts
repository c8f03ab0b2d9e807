import { operationOf, pathOf, type Rule } from '../../rules';

/** A rule that reads something else in place of some paths; `of` gives undefined for those that stay. */
export function readingInstead(rule: Rule, of: (path: string) => Rule | undefined): Rule {
  const path = pathOf(rule);
  if (path !== null) {
    const instead = of(path);
    return instead === undefined ? rule : instead;
  }
  const { operator, given } = operationOf(rule) ?? { operator: null, given: [] };
  return operator === null ? rule : { [operator]: given.map((each) => readingInstead(each, of)) };
}
