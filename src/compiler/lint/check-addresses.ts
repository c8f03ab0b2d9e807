import type { Context } from '../context';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';

/** Each value of an address has an answer of its own: of two in one the first is lost. */
export function checkAddresses({ steps }: Sources, { report }: Context): void {
  for (const step of steps) {
    const taken = new Map<string, Cursor<unknown>>();
    const values: readonly (readonly [string, Cursor<{ readonly answer: string }>])[] = [
      ...entries(step.find('parameters')),
      ...entries(step.find('query')),
    ];
    for (const [name, at] of values) {
      const { answer } = at.value;
      const before = taken.get(answer);
      if (before !== undefined)
        report.add(
          'JC580',
          at.at('answer'),
          `\`${name}\` gets into an answer that another value of this address sets too.`,
          {
            help: 'give each an answer of its own',
            also: [{ at: before, message: `sets \`${answer}\`` }],
          },
        );
      taken.set(answer, at);
    }
  }
}
