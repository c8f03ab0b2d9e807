import type { Phrase, ValueType } from '../../journey';
import type { Context } from '../context';
import { didYouMean, type Report } from '../diagnostic';
import { typeNames } from '../rules/typed';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';

const keys = ['rule', 'phrase', 'source'];

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join(' ') === 'fails holds' &&
  Object.values(value).every((words) => typeof words === 'string' && words.trim() !== '');

/** A phrase tells whether a condition holds, in words that nothing fills. Who writes one means the rule to be a condition. */
function checkPhrase(
  at: Cursor<unknown>,
  rule: Cursor<unknown>,
  type: ValueType,
  report: Report,
): void {
  const { value } = at;
  if (!isPhrase(value)) {
    report.add('JC202', at, '`phrase` says `holds` and `fails`, in words, and nothing else.');
    return;
  }
  const said = at.as(value);
  if (type !== 'boolean' && type !== 'unknown')
    report.add('JC404', rule, `This fact is ${typeNames[type]}, and neither holds nor fails.`, {
      help: 'write a condition, or leave `phrase` out',
      also: [{ at, message: 'said in words here' }],
    });
  if (value.holds.trim() === value.fails.trim())
    report.add('JC605', said.at('fails'), 'This says the same as `holds`, and so nothing.', {
      help: 'say how it is where the fact does not hold',
    });
  for (const [, words] of entries(said.as<Readonly<Record<string, string>>>({ ...value })))
    if (/[{}]/.test(words.value))
      report.add(
        'JC606',
        words,
        'These words are said as they stand: nothing fills a placeholder.',
        {
          help: 'write the words without { and }',
        },
      );
}

/**
 * A fact is a rule, or an object with the rule, how it is said and where it comes from, and nothing
 * else. Where conditions are said in words, they all are.
 */
export function checkFacts({ facts }: Sources, { report, symbols, typeOfFact }: Context): void {
  for (const [name, fact] of facts.flatMap((file) => entries(file.at('facts')))) {
    const { value } = fact;
    const isUnsaid = symbols.phrases.size > 0 && !symbols.phrases.has(name);
    if (isUnsaid && typeOfFact(name).type === 'boolean')
      report.add('JC542', fact, `The fact \`${name}\` holds or not, and is not said in words.`, {
        key: true,
        help: 'add `phrase`: {"holds": "…", "fails": "…"}',
        severity: 'warning',
      });
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
      } else if (key === 'phrase')
        checkPhrase(at, fact.part('rule', value.rule), typeOfFact(name).type, report);
    }
  }
}
