import type { Phrase } from '../../journey';
import { entries } from '../source';
import type { Sources } from './sources';

/** How facts are said, by their names; check-facts looks at how they are written. */
export const collectPhrases = ({ facts }: Pick<Sources, 'facts'>): ReadonlyMap<string, Phrase> =>
  new Map(
    facts.flatMap((file) =>
      entries(file.at('facts')).flatMap(([name, { value }]) => {
        const phrase = keyOf(value, 'phrase');
        const holds = keyOf(phrase, 'holds');
        const fails = keyOf(phrase, 'fails');
        return typeof holds === 'string' && typeof fails === 'string'
          ? [[name, { holds, fails }] as const]
          : [];
      }),
    ),
  );

const keyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : null;
