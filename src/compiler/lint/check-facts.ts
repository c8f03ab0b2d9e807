import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { entries } from '../source';
import type { Sources } from '../symbols';

const keys = ['rule', 'source'];

/** A fact is a rule, or an object with the rule and where it comes from, and nothing else. */
export function checkFacts({ facts }: Sources, { report }: Context): void {
  for (const [, fact] of facts.flatMap((file) => entries(file.at('facts')))) {
    const { value } = fact;
    if (typeof value !== 'object' || value === null || !('rule' in value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = fact.part(key, inner);
      if (!keys.includes(key)) {
        report.add('JC201', at, `\`${key}\` is no key of a fact.`, {
          key: true,
          help: didYouMean(key, keys),
        });
      } else if (key === 'source' && !Array.isArray(inner)) {
        report.add('JC202', at, '`source` is a list of clause ids.');
      }
    }
  }
}
